/** Under which field the refusals of the payment password stand. */
export const passwordFields = {
  "payment.password.required": "paymentPassword",
  "payment.password.unset": "paymentPassword",
  "payment.password.invalid": "paymentPassword",
  "payment.password.locked": "paymentPassword",
} as const;
