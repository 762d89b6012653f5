/** The templates of messages of domain `points`. */
export const pointsTemplateNames = ["points.approved", "points.rejected"] as const;
