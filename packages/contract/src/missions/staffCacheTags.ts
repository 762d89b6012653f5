/** What pages of the back office keep of domain `missions`. */
export const missionsStaffCacheTags = ["StaffMissions"] as const;
