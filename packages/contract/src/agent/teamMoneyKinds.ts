/** What moves the money of a team (AC-09): stakes and wins of settled rounds, and what is no play. */
export const teamMoneyKinds = [
  "BET",
  "WIN",
  "DEPOSIT",
  "WITHDRAWAL",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "TRANSFER",
  "ADJUSTMENT",
] as const;
