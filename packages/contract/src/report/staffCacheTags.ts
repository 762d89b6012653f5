/** What pages of the back office keep of domain `report`. */
export const reportStaffCacheTags = ["Reconciliation", "Rounds"] as const;
