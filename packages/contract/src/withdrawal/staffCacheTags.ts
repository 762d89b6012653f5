/** What pages of the back office keep of domain `withdrawal`. */
export const withdrawalStaffCacheTags = ["Withdrawals", "WithdrawalSettings"] as const;
