import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `promotions`. */
export const promotionsStaffErrors = {
  "promotion.limit": { status: 200, message: "The merchant has as many promotions as it may have." },
  "promotion.applied": {
    status: 200,
    message: "Members have applied on these terms. Make a new promotion for other ones.",
  },
  "promotion.forbidden": { status: 200, message: "The merchant's jurisdiction forbids bonuses for losses." },
  "promotion.barred": {
    status: 200,
    message: "The member may not play, or takes a break from play: nothing is offered.",
  },
  "promotion.given": { status: 200, message: "The member has had a gift of this promotion." },
  "promotion.coded": {
    status: 200,
    message: "Codes of this promotion are in use on these terms. Stop them, or make a new promotion.",
  },
  "promotion.code.unknown": { status: 404, message: "There are no such codes." },
  "promotion.code.issued": { status: 200, message: "These codes were downloaded before. They are kept nowhere." },
  "application.unknown": { status: 404, message: "There is no such application." },
} as const satisfies Record<string, StaffErrorText>;
