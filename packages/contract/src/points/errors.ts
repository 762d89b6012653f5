/** The error codes of domain `points` and their HTTP status (contract 3.2.4). */
export const pointsErrors = {
  "points.insufficient": 200,
  "points.not.eligible": 200,
  "points.convert.min": 200,
  "points.convert.multiple": 200,
  "points.convert.daily": 200,
  "reward.unknown": 200,
  "reward.sold.out": 200,
  "reward.amount.required": 200,
  "reward.level": 200,
} as const satisfies Record<string, number>;
