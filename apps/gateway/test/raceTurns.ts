import { sweepVariable } from "@marquee/sweep";

/** How often a test runs a race, one turn after the other: a lock that is missing shows in the first ones, and a sweep has twenty. */
export const raceTurns = process.env[sweepVariable] === "1" ? 20 : 5;
