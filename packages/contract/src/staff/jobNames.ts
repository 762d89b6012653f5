/** The jobs of domain `staff`. */
export const staffJobNames = [
  "staff-set-up",
  "end-staff-sessions",
  "send-messages",
  "deliver-webhooks",
  "run-exports",
  "roll-up-overview",
] as const;
