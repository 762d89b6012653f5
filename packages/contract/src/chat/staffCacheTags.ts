/** What pages of the back office keep of domain `chat`. */
export const chatStaffCacheTags = [
  "StaffChatRooms",
  "StaffChatReports",
  "StaffChatWords",
  "StaffChatSilences",
  "StaffChatSystem",
] as const;
