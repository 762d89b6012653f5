import { seal, unseal } from "../secrets/seal.ts";

/** How long a link works, in days. */
export const contactLinkDays = 7;

const purpose = "links that confirm contacts";

/** The mailbox or phone that a link was sent to, and whose account it belongs to. */
export interface LinkedContact {
  readonly tenantId: string;
  readonly memberId: string;
  readonly kind: "EMAIL" | "MOBILE";
  /** In its stored form. */
  readonly recipient: string;
}

/** Links that prove a mailbox or a phone: only who reads what is sent there has one. */
export interface ContactLinks {
  /** The link's secret part: nothing is stored, and nobody else can make or read one. */
  readonly create: (contact: LinkedContact) => string;
  /** What a link was made for; `undefined` when it was not made here or has expired. */
  readonly read: (token: string) => LinkedContact | undefined;
}

/** Creates and reads links sealed with `secret`, which all gateways of a database share. */
export function createContactLinks(secret: string): ContactLinks {
  return {
    create({ tenantId, memberId, kind, recipient }) {
      const expiresAt = Date.now() + contactLinkDays * 86_400_000;
      return seal(secret, purpose, JSON.stringify([tenantId, memberId, kind, recipient, expiresAt]));
    },
    read(token) {
      const text = unseal(secret, purpose, token);
      if (text === undefined) return undefined;
      const parts: unknown = JSON.parse(text);
      const [tenantId, memberId, kind, recipient, expiresAt] = Array.isArray(parts) ? parts.map(String) : [];
      if (tenantId === undefined || memberId === undefined || recipient === undefined) return undefined;
      if ((kind !== "EMAIL" && kind !== "MOBILE") || !(Number(expiresAt) > Date.now())) return undefined;
      return { tenantId, memberId, kind, recipient };
    },
  };
}
