/** A picture of a line of a ticket: its owner and staff read it. */
export const ticketUploadPurposes = ["TICKET"] as const;
