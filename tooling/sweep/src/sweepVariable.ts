/** The variable of the environment that is `"1"` while `pnpm sweep` runs: tests then take every brand, theme, language and width. */
export const sweepVariable = "MARQUEE_SWEEP";
