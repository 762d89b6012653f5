/** What pages of the back office keep of domain `commission`. */
export const commissionStaffCacheTags = ["Bills", "HouseContracts", "CommissionSettings"] as const;
