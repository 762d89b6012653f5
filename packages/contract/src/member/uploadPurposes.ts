/** A picture that everybody may see. */
export const memberUploadPurposes = ["AVATAR"] as const;
