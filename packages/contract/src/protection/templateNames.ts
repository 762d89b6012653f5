/** The templates of messages of domain `protection`. */
export const protectionTemplateNames = ["wish.recorded"] as const;
