import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `raffle`. */
export const raffleStaffErrors = {
  "raffle.forbidden": { status: 200, message: "Raffles are not allowed in the merchant's jurisdiction." },
  "raffle.limit": { status: 200, message: "The merchant has as many planned and open raffles as it may have." },
} as const satisfies Record<string, StaffErrorText>;
