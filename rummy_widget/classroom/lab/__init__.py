"""Functions for the class notebooks: list all racks of a small box, count by formula, deal from the full box.

Each module lists in its `__all__` what the notebooks may use.

>>> from rummy_widget.classroom.lab import SMALL, agree, pascal, racks
>>> agree(listed=sum(1 for rack in racks(SMALL, 3)), by_adding=pascal(20, 3))
listed     1140
by adding  1140
"""

from __future__ import annotations

from ..numbers import percent as percent
from ..played import recorded_closes as recorded_closes
from .bets import *
from .boxes import *
from .counting import *
from .knowing import *
from .melds import *
from .opening import *
from .patterns import *
from .plots import *
from .racing import *
from .rare import *
from .rarity import *
from .reader import *
from .seats import *
from .sheets import *
from .table_graph import *
from .teacher import *
from .trials import *
