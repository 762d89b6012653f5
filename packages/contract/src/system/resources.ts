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
  '^(https://|http://([a-z0-9-]+\\.)*localhost(:[0-9]{1,5})?/)[^\\s\\u0000\\\\"<>]{1,500}$';

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
