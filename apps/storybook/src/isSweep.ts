import { sweepVariable } from "@marquee/sweep";

/** Whether `pnpm sweep` runs these tests: in every brand, theme, language and width, and not in one brand that rotates. */
export const isSweep = import.meta.env[sweepVariable] === "1";
