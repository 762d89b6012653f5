/** The templates of messages of domain `withdrawal`. */
export const withdrawalTemplateNames = [
  "withdrawal.disbursed",
  "withdrawal.sent",
  "withdrawal.reminder",
  "withdrawal.returned",
  "withdrawal.paid",
  "withdrawal.settled",
  "withdrawal.denied",
] as const;
