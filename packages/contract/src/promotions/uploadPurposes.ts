/** A picture of an application for a promotion: its owner and staff read it. */
export const promotionsUploadPurposes = ["PROMOTION"] as const;
