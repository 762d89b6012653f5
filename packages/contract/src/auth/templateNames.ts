/** The templates of messages of domain `auth`. */
export const authTemplateNames = ["passkey.behind", "contact.confirm", "contact.confirmed"] as const;
