/** The proof of a claim: its owner and staff read it. */
export const withdrawalUploadPurposes = ["PROOF"] as const;
