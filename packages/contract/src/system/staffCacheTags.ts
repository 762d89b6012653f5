/** What pages of the back office keep of domain `system`. */
export const systemStaffCacheTags = ["Switches"] as const;
