"""Count the racks that cannot open, and store the counts in `opened.json`.

`python training/opening_counts.py` writes the counts. With `--check` it writes nothing and reports what
differs; with names of entries ("rummy_45, 1 Jokers") it counts only these.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from rummy_widget.engine.odds import opening
from rummy_widget.engine.odds.opening import LONG, MOST, TABLE, opened_table, opening_terms, table_key
from rummy_widget.engine.odds.opening_count import unopenable_counts


def main() -> None:
    """Count the named entries, or all of the table, and write or compare them."""
    known = opened_table()
    named = [each for each in sys.argv[1:] if each != "--check"] or list(known)
    table = dict(known)
    for rules, jokers in LONG:
        key = table_key(rules, jokers)
        if key in named:
            start = time.process_time()
            table[key] = unopenable_counts(opening_terms(rules, jokers), MOST - jokers)
            print(key, round(time.process_time() - start), flush=True)
    if "--check" in sys.argv:
        wrong = [key for key in table if table[key] != known.get(key)]
        sys.exit(f"these differ: {', '.join(wrong)}" if wrong else 0)
    keys = (key for each in LONG if (key := table_key(*each)) in table)
    rows = ",\n".join(f'  "{key}": {json.dumps(table[key])}' for key in keys)
    made = '"generated": "by python training/opening_counts.py; do not edit"'
    text = f'{{\n {made},\n "closed": {{\n{rows}\n }}\n}}\n'
    Path(opening.__file__).with_name(TABLE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
