/** The jobs of domain `rebate`. */
export const rebateJobNames = ["measure-rebates", "pay-rebates"] as const;
