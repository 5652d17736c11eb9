"""The tables whose answers take longest, as a search by seed found them (`tests/bench/worst.py`)."""

from __future__ import annotations

WORST: tuple[tuple[str, str, str], ...] = (
    (
        "rrrummy",
        "r11 y11 k11 | y9 y10 y11 y12 y13 | k2 k3 k4 k5 k6 k7 k8 | y5 y6 y7 y8 y9 y10 | k9 k10 "
        "k11 | b3 b4 b5 | b3 b4 b5 b6 b7 b8 b9 | r7 r8 r9 r10 | b1 y1 r1 | b6 k6 r6 | r3 r4 r5 "
        "| b2 k2 y2 r2 | r1 k1 y1 | r7 r8 r9 r10 | b11 b12 b13 | y3 y4 y5 | b7 b8 b9 b10 b11 | "
        "k7 k8 k9",
        "* * r13 r13 r2 r5 b12 k3 y3 r6 k4 y2 y7 y6",
    ),
    (
        "pup_rummy",
        "y9 y10 y11 | b4 y4 * | r10 r11 r12 | y10 y11 y12 y13 | k6 k7 k8 | r5 k5 y5 | r4 r5 r6 "
        "r7 | b8 r8 y8 k8 | k4 k5 k6 k7 | k1 r1 b1 y1 | y12 b12 k12 | b2 b3 b4 b5 b6 b7 | r1 "
        "r2 r3 r4 | r6 r7 r8 r9 | r2 k2 b2 y2 | k10 k11 k12 k13 | b7 b8 b9 | r9 r10 r11",
        "* b6 b11 y7 r12 y7 y2 k13 y3 r3 k10 k3 b9 k4",
    ),
    (
        "tiles_50",
        "* b12 y12 | y3 y4 y5 y6 y7 y8 | k3 b3 y3 | b1 r1 y1 | k7 r7 y7 | r8 r9 r10 r11 | k8 "
        "b8 y8 | k9 k10 k11 | b2 y2 r2 k2 | k8 k9 k10 | k1 r1 b1 y1 | r4 b4 k4 | b4 b5 b6 b7 "
        "b8 | y11 r11 k11 b11 | r4 r5 r6 | k13 r13 b13 | b9 b10 b11",
        "* y10 r9 k5 y13 y12 y11 y2 k1 y10 r12 b10 k13 y6 r8 b7 k4 k3 k2 b13 k7 k5 k12 r5 b5 k6 y9 r12 r2 y9",
    ),
    (
        "dutch_rummy",
        "k10 r10 y10 | r5 r6 r7 r8 r9 r10 r11 | k3 r3 b3 | b3 b4 b5 b6 b7 b8 | y7 y8 y9 | y2 "
        "y3 y4 | y6 k6 * b6 | b8 k8 y8 r8 | b1 k1 y1 | y7 k7 b7 r7 | r3 r4 r5 r6 | k9 y9 r9 b9 "
        "| y10 y11 y12 | k1 r1 b1 | y2 k2 b2 | k4 k5 k6 | k7 k8 k9 | b13 r13 k13 y13",
        "* b5 r2 k5 k3 r2 r4 k2 k12 r1 k11 y13 k12 r13",
    ),
    (
        "dutch_rummy",
        "k4 k5 k6 k7 k8 | r5 r6 r7 r8 r9 | r3 y3 b3 k3 | k11 k12 k13 | y12 k12 r12 | k2 r2 b2 "
        "y2 | k2 * y2 r2 | r11 r12 r13 | b6 y6 r6 k6 | b3 b4 b5 b6 | r9 k9 b9 | b10 r10 k10 "
        "y10",
        "* y11 b12 k8 r3 b8 k9 b12 y7 r4 r10 y11 y13 y13 k7 b4 y4 b13 y6 b2 y4 k10 k1 y3 r8 b5 b9 b7 y5 k4",
    ),
    (
        "tiles_50",
        "b1 b2 b3 | k9 b9 r9 | k13 r13 y13 b13 | k5 k6 k7 | k2 k3 k4 | b9 r9 k9 y9 | k5 k6 k7 "
        "k8 | y1 k1 b1 r1 | b11 k11 y11 | y5 y6 y7 y8 y9 | k2 r2 b2 y2 | r4 k4 b4 * | r5 r6 r7 "
        "| b5 r5 y5 | y12 b12 k12 | b6 b7 *b8 | b6 b7 b8 | y10 b10 r10 k10",
        "k12 y2 b3 k10 b4 r2 r10 r4 y3 y10 b10 r7 k3 r1 y7 r8 y12 y4 r13 b8 y4 k1 k13 r11 r6 k8 r3 r11 y1 y8",
    ),
    (
        "tiles_50",
        "y2 * k2 | r10 y10 k10 b10 | r1 r2 r3 r4 r5 | b5 b6 b7 b8 b9 b10 | y6 y7 y8 | k11 y11 "
        "b11 | r3 r4 r5 r6 r7 | k8 k9 k10 | b3 b4 b5 | b7 * r7 | y7 y8 y9 | b9 r9 k9 y9",
        "k8 k5 k5 k6 k12 r11 y5 k7 k3 y2 r12 y1 b4 y3 k4 r9 b2 r6 b6 k1 k1 k7 b1 y4 y3 r12 r10 k12 b2 y13",
    ),
)
