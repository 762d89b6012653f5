/** What a merchant's links lead to: social networks, and downloads of its app (spec §5 "Router resource"). */
export const resourceTypes = [
  "FACEBOOK",
  "INSTAGRAM",
  "TELEGRAM",
  "WHATSAPP",
  "X",
  "SNAPCHAT",
  "ANDROID",
  "IOS",
  "LITE",
  "AGENT",
  "H5",
] as const;

/** One of {@link resourceTypes}. */
export type ResourceType = (typeof resourceTypes)[number];

/**
 * An address that a merchant names to its visitors: https, or http on this machine. The gateway refuses one with a user or a password as
 * well.
 */
export const serviceAddressPattern =
  '^(https://[^\\s\\u0000\\\\"<>]|http://([a-z0-9-]+\\.)*localhost(:[0-9]{1,5})?/)[^\\s\\u0000\\\\"<>]{0,499}$';

/** Where the iOS configuration profile is: a call of its own, answered with {@link profileType} (DL-04). */
export const profilePath = "/wps/system/profile";

/** An id of Google Analytics 4, which stands in a page's policy and in the address of its script (SH-21). */
export const gtagPattern = "^G-[A-Z0-9]{4,16}$";

/** The media type at which iOS offers to install a profile. */
export const profileType = "application/x-apple-aspen-config";

/** The field of a resource that holds its label in each language (EN-13). */
export const labelFields = {
  EN: "labelNameEn",
  CN: "labelNameCn",
  ID: "labelNameId",
  TH: "labelNameTh",
  TY: "labelNameTy",
  VI: "labelNameVi",
  TL: "labelNameTl",
} as const;
