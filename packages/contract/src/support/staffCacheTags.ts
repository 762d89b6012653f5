/** What pages of the back office keep of domain `support`. */
export const supportStaffCacheTags = ["Banners", "Announcements", "Segments"] as const;
