/** The templates of messages of domain `report`. */
export const reportTemplateNames = ["report.statement", "report.tax"] as const;
