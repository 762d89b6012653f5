/** The jobs of domain `turnover`. */
export const turnoverJobNames = ["expire-turnover"] as const;
