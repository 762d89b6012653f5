/** A part of a red envelope was paid. */
export const redEnvelopeTurnoverSources = ["RED_ENVELOPE"] as const;
