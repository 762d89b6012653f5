/** Texts that break what was only tried with short English words. */
export const hardTexts = {
  /** 200 letters and no place to break. */
  unbroken: "Wolkenkratzer".repeat(16).slice(0, 200),
  /** Marks above and below each other, as Vietnamese, Thai and pranksters stack them. */
  marks:
    "Tiê\u0301ng Viê\u0323t \u0e17\u0e35\u0e48\u0e1b\u0e39\u0e48\u0e21\u0e37\u0e4a Z\u0335\u0321\u0301a\u0334\u0327\u0300l\u0338\u0322\u0302g\u0337\u0328\u0303o\u0336\u0329\u0304",
  /** From right to left, with a number in it. */
  rightToLeft: "\u0644\u0639\u0628\u0629 \u0627\u0644\u0643\u0646\u0632 \u0627\u0644\u0630\u0647\u0628\u064a 777",
  /** A sentence that a translator could not make shorter. */
  long: "A text that needs much more room than anyone thought it would, in another language, on the smallest phone there is",
} as const;
