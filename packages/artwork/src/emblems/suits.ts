/** The four card suits, each about 40 in radius around (0, 0). */
export const suits = {
  heart: "M0 34C-60-6-34-52 0-22C34-52 60-6 0 34Z",
  spade: "M0-40C52 0 44 34 8 18L14 40H-14L-8 18C-44 34-52 0 0-40Z",
  diamond: "M0-42L32 0L0 42L-32 0Z",
  club: "M-8 40L-4 16C-44 34-46-14-14-10C-34-50 34-50 14-10C46-14 44 34 4 16L8 40Z",
} as const;
