/**
 * What may go wrong with callbacks, as the panel orders it: a callback comes late, twice, after one that says the opposite, with a
 * signature that is not ours, with another amount or currency, or not at all.
 */
export const faultNames = ["late", "double", "disordered", "forged", "amount", "currency", "lost"] as const;

/** One of {@link faultNames}. */
export type FaultName = (typeof faultNames)[number];

/** Whether a text names a fault. */
export const isFaultName = (text: string): text is FaultName => faultNames.some((name) => name === text);
