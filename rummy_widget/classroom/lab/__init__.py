"""What the class notebooks count with: list in a small box, count by formula, deal from the full one.

>>> from rummy_widget.classroom.lab import SMALL, agree, pascal, racks
>>> agree(listed=sum(1 for rack in racks(SMALL, 3)), by_adding=pascal(20, 3))
listed     1140
by adding  1140
"""

from __future__ import annotations

from ..played import closes as closes_played
from .answers import answers, slips
from .bets import average, drawn_points, points_of, unseen
from .boxes import FULL, SMALL, Box, choices, dealt, doubles, look, pieces, places, racks, share
from .counting import by_doubles, coefficients, first_good, one_by_one, pascal, with_doubles
from .knowing import among, bayes, given, hands_with, hands_with_any, holds, many, pairs_for, without
from .melds import count_lain, estimate_lain, groups, is_run, lies, lying, melds, runs
from .patterns import COUNTED, all_of_a_number, has_all_of_a_number, list_mosaics, mosaics, walks
from .plots import Plot, bands, bars, by_draw, convergence, log_bars
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
    told,
)
from .reader import all_sets, in_colours, in_runs, state_names, states, transfer, transfer_table, walk
from .seats import list_deals, none_with_doubles, none_with_doubles_by_kinds, seats
from .sheets import Framed, Sheet, agree, asked, beside, compare, inside, number, same
from .trials import Band, Trial, courses, kept, shares, simulate, simulate_draws, trial, wilson
from .wild import WITH_JOKERS, forms, is_mosaic, jokers_in_runs, mosaics_with

__all__ = [
    "COUNTED",
    "FULL",
    "PATTERNS",
    "SMALL",
    "WITH_JOKERS",
    "Band",
    "Box",
    "Framed",
    "Plot",
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
    "count_lain",
    "courses",
    "dealt",
    "dealt_and_played",
    "doubles",
    "drawn_points",
    "estimate_lain",
    "first_good",
    "forms",
    "given",
    "groups",
    "hands_with",
    "hands_with_any",
    "has_all_of_a_number",
    "holds",
    "in_colours",
    "in_runs",
    "inside",
    "is_mosaic",
    "is_run",
    "jokers_in_runs",
    "kept",
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
    "named",
    "near_by",
    "none_with_doubles",
    "none_with_doubles_by_kinds",
    "number",
    "of_104",
    "of_106",
    "one_by_one",
    "one_in",
    "pairs_for",
    "pascal",
    "pays",
    "pieces",
    "places",
    "play_again",
    "points_of",
    "poisson",
    "price_by_games",
    "racks",
    "rarity_price",
    "runs",
    "same",
    "seats",
    "share",
    "shares",
    "simulate",
    "simulate_draws",
    "slips",
    "state_names",
    "states",
    "steps",
    "told",
    "transfer",
    "transfer_table",
    "trial",
    "unseen",
    "variance",
    "walk",
    "walks",
    "wilson",
    "with_doubles",
    "without",
]  # fmt: skip
