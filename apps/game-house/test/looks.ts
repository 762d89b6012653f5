import { sweepVariable } from "@marquee/sweep";

type Look = readonly [width: number, height: number, language: string, model: string];

const tried: readonly Look[] = [
  [360, 640, "VI", "lantern-calm"],
  [640, 360, "EN", "voyage-bold"],
  // What the site's header leaves of 812 × 375 and 667 × 375.
  [797, 256, "VI", "classic-calm"],
  [652, 256, "TH", "treasure-calm"],
  [652, 256, "CN", "tumble-calm"],
  [3840, 2160, "EN", "voyage-bold"],
];

const others: readonly Look[] = [
  [360, 640, "EN", "voyage-bold"],
  [360, 640, "TH", "tumble-calm"],
  [652, 256, "EN", "lantern-calm"],
  [360, 640, "ID", "treasure-calm"],
  [652, 256, "TL", "voyage-bold"],
  [1280, 800, "VI", "voyage-bold"],
];

/** In which windows, languages and models a game is looked at; a sweep takes all. */
export const looks = process.env[sweepVariable] === "1" ? [...tried, ...others] : tried;
