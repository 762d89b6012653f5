import { createLinkToken } from "@marquee/runtime";

/** Of the mail for a new password. */
export const resetLink = createLinkToken(/^#[A-Za-z0-9_-]{43}$/);
/** Of the message that has a new member confirm a contact. */
export const contactLink = createLinkToken(/^#[A-Za-z0-9_-]{44,1000}$/);
