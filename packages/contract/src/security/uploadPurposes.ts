/** A document of identity: its owner and staff read it. */
export const securityUploadPurposes = ["DOCUMENT"] as const;
