import { type Preferences, toMaskedName, type UpdatePreferences } from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import type { Services } from "../../Services.ts";
import { getMember } from "../auth/index.ts";
import { lockPreferences, setPreferences } from "./profileStore.ts";

const Channels = Type.Object({ mail: Type.Boolean(), sms: Type.Boolean() });

const StoredSchema = Type.Object({
  hidesName: Type.Boolean(),
  messages: Type.Object({ account: Channels, offers: Channels }),
});

/** The stored form of a member's preferences. */
export type StoredPreferences = Static<typeof StoredSchema>;

/** Offers are opt-in. */
const first: StoredPreferences = {
  hidesName: false,
  messages: { account: { mail: true, sms: false }, offers: { mail: false, sms: false } },
};

/** A member's stored preferences, or the defaults. */
export function readPreferences(stored: unknown): StoredPreferences {
  return Value.Check(StoredSchema, stored) ? stored : first;
}

const toPreferences = (nickname: string, { hidesName, messages }: StoredPreferences): Preferences => ({
  hidesName,
  publicName: hidesName ? toMaskedName(nickname) : nickname,
  messages,
});

/** The preferences of the member who calls (MC-01). */
export async function getMemberPreferences({ db }: Services, call: Call): Promise<Preferences> {
  const { tenantId, memberId } = requireSession(call);
  const { nickname, preferences } = await getMember(db, tenantId, memberId);
  return toPreferences(nickname, readPreferences(preferences));
}

/** Changes what the request names. Two simultaneous changes of different parts both take effect. */
export async function changePreferences(
  services: Services,
  call: Call,
  request: UpdatePreferences,
): Promise<Preferences> {
  const { db } = services;
  const session = requireSession(call);
  await transact(db, async (tx) => {
    const { hidesName, messages } = readPreferences(await lockPreferences(tx, session));
    await setPreferences(tx, session, {
      hidesName: request.hidesName ?? hidesName,
      messages: {
        account: request.messages?.account ?? messages.account,
        offers: request.messages?.offers ?? messages.offers,
      },
    });
    await publishEvent(tx, { tenantId: session.tenantId, memberId: session.memberId, kind: "member" });
  });
  return getMemberPreferences(services, call);
}
