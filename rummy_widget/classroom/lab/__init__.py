"""What the class notebooks count with: list in a small box, count by formula, deal from the full one.

>>> from rummy_widget.classroom.lab import SMALL, agree, pascal, racks
>>> agree(listed=sum(1 for rack in racks(SMALL, 3)), by_adding=pascal(20, 3))
listed     1140
by adding  1140
"""

from __future__ import annotations

from ..numbers import percent
from ..played import closes as closes_played
from .answers import answers, slips
from .bets import average, drawn_points, points_of, unseen
from .boxes import FULL, SMALL, Box, choices, dealt, doubles, look, pieces, places, racks, share
from .counting import by_doubles, coefficients, first_good, one_by_one, pascal, with_doubles
from .knowing import among, bayes, given, hands_with, hands_with_any, holds, many, pairs_for, without
from .lesson_time import timing
from .melds import count_lain, estimate_lain, groups, is_run, lies, lying, melds, runs
from .opening import count_by_groups, count_openings, in_groups, opening, worth
from .patterns import COUNTED, all_of_a_number, has_all_of_a_number, list_mosaics, mosaics, walks
from .plots import Plot, bands, bars, by_draw, convergence, log_bars
from .racing import Race, even, played_rounds, race_courses, simulate_race, wait, wait_drawn, wait_forever
from .rare import binomial, mean_of, near_by, poisson, steps, variance
from .rarity import (
    PATTERNS,
    brings,
    dealt_and_played,
    named,
    of_104,
    of_106,
    one_in,
    pays,
    play_again,
    price_by_games,
    rarity_price,
    rarity_text,
)
from .reader import all_sets, in_colours, in_runs, state_names, states, transfer, transfer_table, walk
from .seats import list_deals, none_with_doubles, none_with_doubles_by_kinds, seats
from .sheets import Framed, Sheet, agree, asked, beside, compare, inside, number, same
from .table_graph import laid_most, moved, one_move, partitions, shortest, spoken, tables, written_out
from .trials import ChanceBand, Trial, courses, kept, shares, simulate, simulate_draws, trial, wilson
from .wild import WITH_JOKERS, forms, is_mosaic, jokers_in_runs, mosaics_with

__all__ = [
    "COUNTED",
    "FULL",
    "PATTERNS",
    "SMALL",
    "WITH_JOKERS",
    "Box",
    "ChanceBand",
    "Framed",
    "Plot",
    "Race",
    "Sheet",
    "Trial",
    "agree",
    "all_of_a_number",
    "all_sets",
    "among",
    "answers",
    "asked",
    "average",
    "bands",
    "bars",
    "bayes",
    "beside",
    "binomial",
    "brings",
    "by_doubles",
    "by_draw",
    "choices",
    "closes_played",
    "coefficients",
    "compare",
    "convergence",
    "count_by_groups",
    "count_lain",
    "count_openings",
    "courses",
    "dealt",
    "dealt_and_played",
    "doubles",
    "drawn_points",
    "estimate_lain",
    "even",
    "first_good",
    "forms",
    "given",
    "groups",
    "hands_with",
    "hands_with_any",
    "has_all_of_a_number",
    "holds",
    "in_colours",
    "in_groups",
    "in_runs",
    "inside",
    "is_mosaic",
    "is_run",
    "jokers_in_runs",
    "kept",
    "laid_most",
    "lies",
    "list_deals",
    "list_mosaics",
    "log_bars",
    "look",
    "lying",
    "many",
    "mean_of",
    "melds",
    "mosaics",
    "mosaics_with",
    "moved",
    "named",
    "near_by",
    "none_with_doubles",
    "none_with_doubles_by_kinds",
    "number",
    "of_104",
    "of_106",
    "one_by_one",
    "one_in",
    "one_move",
    "opening",
    "pairs_for",
    "partitions",
    "pascal",
    "pays",
    "percent",
    "pieces",
    "places",
    "play_again",
    "played_rounds",
    "points_of",
    "poisson",
    "price_by_games",
    "race_courses",
    "racks",
    "rarity_price",
    "rarity_text",
    "runs",
    "same",
    "seats",
    "share",
    "shares",
    "shortest",
    "simulate",
    "simulate_draws",
    "simulate_race",
    "slips",
    "spoken",
    "state_names",
    "states",
    "steps",
    "tables",
    "timing",
    "transfer",
    "transfer_table",
    "trial",
    "unseen",
    "variance",
    "wait",
    "wait_drawn",
    "wait_forever",
    "walk",
    "walks",
    "wilson",
    "with_doubles",
    "without",
    "worth",
    "written_out",
]  # fmt: skip
