/** What pages of the back office keep of domain `wallet`. */
export const walletStaffCacheTags = ["Deposits", "VendorTransfers", "MemberWallet", "PaymentProviders"] as const;
