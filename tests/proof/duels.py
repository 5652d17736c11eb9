"""What is asked of many deals that two players play with the same tiles."""

from __future__ import annotations

from rummy_widget.engine.game.play_out import PlayerScore, Row, summary

__all__ = ["decided", "told"]


def told(rows: list[Row]) -> list[PlayerScore]:
    """The scores, the best first, printed too."""
    found = summary(rows)
    for each in found:
        print(f"{each.player}: {each.points:+.1f} [{each.low:+.1f}, {each.high:+.1f}] points a game, "
              f"closed {each.closed:.1%} of {each.games}")  # fmt: skip
    return found


def decided(rows: list[Row], player: str) -> tuple[int, int]:
    """Of games of two, how many a player won and lost by points; drawn ones count for nobody."""
    games: dict[tuple[object, object], dict[bool, int]] = {}
    for row in rows:
        points = row["points"]
        assert isinstance(points, int)
        games.setdefault((row["seed"], row["seating"]), {})[row["player"] == player] = points
    won = sum(each[True] > each[False] for each in games.values())
    lost = sum(each[True] < each[False] for each in games.values())
    print(f"{player} won {won} of {won + lost} decided games: {won / (won + lost):.1%}; "
          f"{len(games) - won - lost} drawn")  # fmt: skip
    return won, lost
