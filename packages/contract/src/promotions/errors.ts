/** The error codes of domain `promotions` and their HTTP status (contract 3.2.4). */
export const promotionsErrors = {
  "promo.not.eligible": 200,
  "promo.already": 200,
  "promo.closed": 200,
  "promo.minimum": 200,
  "promo.code.unknown": 200,
  "promo.code.used": 200,
  "promo.code.early": 200,
  "promo.code.expired": 200,
  "promo.code.gone": 200,
  "promo.code.other": 200,
  "promo.code.deposit": 200,
  "promo.code.claim": 200,
  "bonus.unknown": 404,
  "bonus.ended": 200,
} as const satisfies Record<string, number>;
