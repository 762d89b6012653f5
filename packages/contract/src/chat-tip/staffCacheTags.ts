/** What pages of the back office keep of domain `chat-tip`. */
export const chatTipStaffCacheTags = ["TipSettings", "StaffTips"] as const;
