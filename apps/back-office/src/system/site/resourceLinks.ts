/** The social networks whose links a site shows (SM-16, SM-17), and its downloads (DL-03 to DL-05). */
export const resourceLinks = [
  "FACEBOOK",
  "INSTAGRAM",
  "TELEGRAM",
  "WHATSAPP",
  "X",
  "SNAPCHAT",
  "ANDROID",
  "IOS",
  "LITE",
] as const;

/** One of {@link resourceLinks}. */
export type ResourceLink = (typeof resourceLinks)[number];
