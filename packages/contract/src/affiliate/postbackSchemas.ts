import { type Static, Type } from "typebox";
import { Millis } from "../shapes.ts";
import { affiliatePostbackKinds } from "./planKinds.ts";

const MaybeMillis = Type.Union([Millis, Type.Null()]);

const settings = {
  /** An https address; outside production also http to this machine. */
  url: Type.String({ minLength: 1, maxLength: 500 }),
  kinds: Type.Array(Type.Enum(affiliatePostbackKinds), { minItems: 1, maxItems: 3, uniqueItems: true }),
};

export const AffiliatePostbackSchema = Type.Object({
  /** Null where there is none. */
  postback: Type.Union([
    Type.Object({
      ...settings,
      on: Type.Boolean(),
      /** Why it went off by itself; null when nothing did that. */
      note: Type.Union([Type.String(), Type.Null()]),
      /** Since when no try has succeeded; null while the receiver answers. */
      failingSince: MaybeMillis,
      lastDeliveredAt: MaybeMillis,
    }),
    Type.Null(),
  ]),
  /** With which what is sent is signed; told when the address is first set, and when another one is asked for. */
  secret: Type.Optional(Type.String()),
});

/** Where an affiliate's own system is told of what its links bring, and how that goes. */
export type AffiliatePostback = Static<typeof AffiliatePostbackSchema>;

export const SetAffiliatePostbackSchema = Type.Object({
  ...settings,
  on: Type.Boolean(),
  /** Asks for another secret; the one before signs too for a day. */
  renew: Type.Optional(Type.Boolean()),
});

/** POST /wps/affiliate/postback. */
export type SetAffiliatePostback = Static<typeof SetAffiliatePostbackSchema>;
