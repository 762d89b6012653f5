import { createHash, randomUUID } from "node:crypto";
import {
  type AffiliatePostback,
  type AffiliatePostbackKind,
  affiliatePostbackKinds,
  type SetAffiliatePostback,
} from "@marquee/contract";
import { oldSecretHours } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { canReach, readUrl } from "../../webhooks/checkUrl.ts";
import { addPostback, changePostback, findPostback, replacePostbackSecret } from "../../webhooks/postbackStore.ts";
import { listOwnAgreements } from "./agreementStore.ts";
import type { Services } from "./services.ts";

/** What each kind is called where it is published. */
const eventKinds = {
  registration: "affiliate.registration",
  firstDeposit: "affiliate.first_deposit",
  qualified: "affiliate.qualified",
} as const satisfies Record<AffiliatePostbackKind, string>;

/** The secret of an intent in the form of Standard Webhooks: a call sent again is told the same one, and no place keeps it open. */
function toSecret(call: Call): string {
  if (call.intent === undefined) throw new Error("the call has no intent");
  return `whsec_${createHash("sha256").update(call.intent.createSecret("postback")).digest("base64")}`;
}

/** Where the caller's own system is told. */
export async function readPostback({ db }: Pick<Services, "db">, call: Call): Promise<AffiliatePostback> {
  const { tenantId, memberId } = requireSession(call);
  const stored = await findPostback(db, tenantId, memberId);
  if (stored === undefined) return { postback: null };
  return {
    postback: {
      url: stored.url,
      kinds: affiliatePostbackKinds.filter((kind) => stored.kinds.includes(eventKinds[kind])),
      on: stored.state === "ON",
      note: stored.note,
      failingSince: stored.failing_since?.getTime() ?? null,
      lastDeliveredAt: stored.delivered_at?.getTime() ?? null,
    },
  };
}

const refuseUrl = (rule: "pattern" | "unknown"): Refusal => new Refusal("fields", { fields: [{ name: "url", rule }] });

/**
 * Prepares the address of the caller's own system. @throws Refusal `affiliate.state` for who has no plan; `fields` for an address to which webhooks do not
 * go
 */
export async function beginPostback(
  { db, webhooks }: Pick<Services, "db" | "webhooks">,
  call: Call,
  { url: typed, kinds, on, renew = false }: SetAffiliatePostback,
) {
  const { tenantId, memberId } = requireSession(call);
  const isAffiliate = async (from: Db): Promise<boolean> =>
    (await listOwnAgreements(from, { tenantId, memberId })).some(({ state }) => state === "ACTIVE");
  if (!(await isAffiliate(db))) throw new Refusal("affiliate.state");
  const url = readUrl(typed.trim(), webhooks.rules);
  if (url === undefined || url.href.length > 500) throw refuseUrl("pattern");
  if (!(await canReach(url, webhooks.rules))) throw refuseUrl("unknown");
  const settings = { url: url.href, kinds: kinds.map((kind) => eventKinds[kind]), on };
  return async (tx: Db) => {
    const id = randomUUID();
    const isNew =
      !(await changePostback(tx, tenantId, memberId, settings)) &&
      (await addPostback(tx, { tenantId, memberId, id }, settings, webhooks.sealSecret(id, toSecret(call))));
    if (isNew) return { isTold: true };
    const stored = await findPostback(tx, tenantId, memberId);
    if (stored === undefined || !renew) return { isTold: false };
    const sealed = webhooks.sealSecret(stored.id, toSecret(call));
    await replacePostbackSecret(tx, tenantId, memberId, sealed, oldSecretHours);
    return { isTold: true };
  };
}

/** The address as it is set; with its secret where that is new. */
export async function showPostback(
  services: Pick<Services, "db" | "webhooks">,
  call: Call,
  isTold: boolean,
): Promise<AffiliatePostback> {
  services.webhooks.wake();
  return { ...(await readPostback(services, call)), ...(isTold ? { secret: toSecret(call) } : {}) };
}
