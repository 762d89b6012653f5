/**
 * What may go wrong with calls of transfers, as the operator orders it: `lose` takes a transfer and answers nothing; `drop` neither takes nor
 * answers it; `late` takes it and answers after {@link lateness}; `refuse` refuses it; `silent` answers no call at all.
 */
export const faultNames = ["none", "lose", "drop", "late", "refuse", "silent"] as const;

/** One of {@link faultNames}. */
type FaultName = (typeof faultNames)[number];

/** The fault that is switched on; it lasts until the next one, or the end of the process. */
export type FaultSwitch = { name: FaultName };

/** How late an answer comes: longer than a caller waits. In milliseconds. */
export const lateness = 8_000;
