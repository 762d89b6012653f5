/** What moves the money of a team besides play (AC-09). */
export const teamMoneyKinds = [
  "DEPOSIT",
  "WITHDRAWAL",
  "BONUS",
  "REBATE",
  "SALARY",
  "DIVIDEND",
  "TRANSFER",
  "ADJUSTMENT",
] as const;
