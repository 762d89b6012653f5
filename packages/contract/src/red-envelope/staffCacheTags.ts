/** What pages of the back office keep of domain `red-envelope`. */
export const redEnvelopeStaffCacheTags = ["StaffRedEnvelopes"] as const;
