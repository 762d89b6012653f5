/** The templates of messages of domain `commission`. */
export const commissionTemplateNames = [
  "contract.asked",
  "contract.accepted",
  "contract.rejected",
  "contract.cancelled",
  "contract.expired",
  "contract.ended",
  "bill.issued",
  "bill.unpaid",
  "bill.refused",
  "bill.expired",
] as const;
