/**
 * How much has to be staked to keep a level whose growth is `growth`: `percent` of it, rounded up. Both amounts in 1/10,000 of the unit
 * (contract 3.10). The gateway's database reckons the same.
 */
export const toKeepAmount = (growth: bigint, percent: number): bigint => (growth * BigInt(percent) + 99n) / 100n;
