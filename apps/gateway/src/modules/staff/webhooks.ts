import type {
  ChangeWebhook,
  CreateWebhook,
  GetWebhookDelivery,
  ListWebhookDeliveries,
  ResendWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliveryPage,
  WebhookId,
  WebhookList,
  WebhookResent,
  WebhookSecret,
  WebhookVersion,
} from "@marquee/contract/staff";
import { oldSecretHours, webhookTestKind } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { canReach, readUrl } from "../../webhooks/checkUrl.ts";
import { createWebhookSecret } from "../../webhooks/signWebhook.ts";
import { toWebhookBody } from "../../webhooks/toWebhookBody.ts";
import {
  deleteWebhook,
  findWebhook,
  insertOwnEvent,
  insertWebhook,
  listStoredWebhooks,
  replaceSecret,
  type StoredWebhook,
  updateWebhook,
  type WebhookHealth,
  type WebhookSettings,
} from "../../webhooks/webhookEndpointStore.ts";
import {
  findDelivery,
  listAttempts,
  listDeliveries,
  requeueDeliveries,
  type StoredDelivery,
} from "../../webhooks/webhookLogStore.ts";

const pageSize = 50;
/** Endpoints of a merchant. */
const mostWebhooks = 10;

function toWebhook(stored: WebhookHealth): Webhook {
  const { id, name, url, kinds, state, note, version, nextTryAt, waiting, failed } = stored;
  return {
    id,
    name,
    url,
    kinds,
    note,
    version,
    waiting,
    failed,
    on: state === "ON",
    nextTryAt: nextTryAt?.getTime() ?? null,
    oldSecretUntil: stored.old_secret_until?.getTime() ?? null,
    failingSince: stored.failing_since?.getTime() ?? null,
    lastDeliveredAt: stored.delivered_at?.getTime() ?? null,
  };
}

function toDelivery(stored: StoredDelivery): WebhookDelivery {
  const { eventId, kind, state, tries, statusCode, milliseconds, failure } = stored;
  return {
    eventId,
    kind,
    state,
    tries,
    statusCode,
    milliseconds,
    failure,
    sequence: Number(stored.sequence),
    at: stored.at.getTime(),
    endedAt: stored.endedAt?.getTime() ?? null,
  };
}

/** An endpoint as the audit log holds it: what follows the path of an address may be a key. */
function toAudited({
  name,
  url,
  kinds,
  state,
}: Omit<WebhookSettings, "kinds"> & Pick<StoredWebhook, "kinds" | "state">) {
  const [path = "", query] = url.split("?");
  return { name, url: query === undefined ? path : `${path}?…`, kinds, state };
}

const refuseUrl = (rule: "pattern" | "unknown"): Refusal => new Refusal("fields", { fields: [{ name: "url", rule }] });

/** Checks and trims what staff typed. @throws Refusal `fields` for an address to which webhooks do not go */
async function requireSettings({ webhooks }: Services, sent: CreateWebhook | ChangeWebhook): Promise<WebhookSettings> {
  const name = sent.name.trim();
  if (name === "") throw new Refusal("fields", { fields: [{ name: "name", rule: "required" }] });
  const url = readUrl(sent.url.trim(), webhooks.rules);
  if (url === undefined || url.href.length > 500) throw refuseUrl("pattern");
  if (!(await canReach(url, webhooks.rules))) throw refuseUrl("unknown");
  return { name, url: url.href, kinds: sent.kinds };
}

/** A merchant's endpoints with their health. */
export async function listWebhooks({ db }: Services, { tenant }: MerchantCall): Promise<WebhookList> {
  return (await listStoredWebhooks(db, tenant.id)).map(toWebhook);
}

/** Creates an endpoint, which is on. @throws Refusal `fields`, `webhook.limit`, `state.changed` when it was created already */
export async function createWebhook(
  services: Services,
  call: MerchantCall,
  sent: CreateWebhook,
): Promise<WebhookSecret> {
  const settings = await requireSettings(services, sent);
  const secret = createWebhookSecret();
  await transact(services.db, async (tx) => {
    const ref = { tenantId: call.tenant.id, id: sent.id };
    const sealed = services.webhooks.sealSecret(sent.id, secret);
    const outcome = await insertWebhook(tx, ref, settings, sealed, mostWebhooks);
    if (outcome === "LIMIT") throw new Refusal("webhook.limit");
    if (outcome === "KNOWN") throw new Refusal("state.changed");
    const after = toAudited({ ...settings, kinds: [...settings.kinds], state: "ON" });
    await call.audit(tx, { action: "create webhook", subject: sent.id, after });
  });
  return { secret };
}

async function requireWebhook({ db }: Services, { tenant }: MerchantCall, id: string): Promise<StoredWebhook> {
  const found = await findWebhook(db, { tenantId: tenant.id, id });
  if (found === undefined) throw new Refusal("webhook.unknown");
  return found;
}

/** Changes an endpoint, turns it on or off. @throws Refusal `fields`, `webhook.unknown`, `state.changed` */
export async function changeWebhook(services: Services, call: MerchantCall, sent: ChangeWebhook): Promise<void> {
  const before = await requireWebhook(services, call, sent.id);
  // What is off may point anywhere: it is checked again when it comes on, and at each delivery.
  const settings = sent.on || sent.url.trim() !== before.url ? await requireSettings(services, sent) : sent;
  await transact(services.db, async (tx) => {
    const { name, url, kinds } = settings;
    const change = { name: name.trim(), url, kinds, on: sent.on, version: sent.version };
    if (!(await updateWebhook(tx, { tenantId: call.tenant.id, id: sent.id }, change)))
      throw new Refusal("state.changed");
    const after = toAudited({ ...change, kinds: [...kinds], state: sent.on ? "ON" : "OFF" });
    await call.audit(tx, { action: "change webhook", subject: sent.id, before: toAudited(before), after });
  });
  services.webhooks.wake();
}

/** Makes a new secret. @throws Refusal `webhook.unknown`, `state.changed` */
export async function rotateWebhookSecret(
  services: Services,
  call: MerchantCall,
  { id, version }: WebhookVersion,
): Promise<WebhookSecret> {
  await requireWebhook(services, call, id);
  const secret = createWebhookSecret();
  const sealed = services.webhooks.sealSecret(id, secret);
  await transact(services.db, async (tx) => {
    if (!(await replaceSecret(tx, { tenantId: call.tenant.id, id }, version, sealed, oldSecretHours)))
      throw new Refusal("state.changed");
    await call.audit(tx, { action: "rotate webhook secret", subject: id });
  });
  return { secret };
}

/** Removes an endpoint with its log. @throws Refusal `webhook.unknown`, `state.changed` */
export async function removeWebhook(
  services: Services,
  call: MerchantCall,
  { id, version }: WebhookVersion,
): Promise<void> {
  const before = await requireWebhook(services, call, id);
  await transact(services.db, async (tx) => {
    if (!(await deleteWebhook(tx, { tenantId: call.tenant.id, id }, version))) throw new Refusal("state.changed");
    await call.audit(tx, { action: "remove webhook", subject: id, before: toAudited(before) });
  });
}

/** Sends an event that says nothing. @throws Refusal `webhook.unknown`, `state.changed` for an endpoint that is off */
export async function testWebhook(services: Services, call: MerchantCall, { id }: WebhookId): Promise<void> {
  const { state } = await requireWebhook(services, call, id);
  if (state === "OFF") throw new Refusal("state.changed");
  await transact(services.db, async (tx) => {
    await insertOwnEvent(tx, { tenantId: call.tenant.id, id }, webhookTestKind, {});
    await call.audit(tx, { action: "test webhook", subject: id });
  });
  services.webhooks.wake();
}

/** The log of an endpoint, newest first. @throws Refusal `webhook.unknown` */
export async function listWebhookDeliveries(
  services: Services,
  call: MerchantCall,
  { id, state, cursor }: ListWebhookDeliveries,
): Promise<WebhookDeliveryPage> {
  if (cursor !== undefined && !/^[0-9]{1,15}$/.test(cursor))
    throw new Refusal("request.invalid", { fields: [{ name: "cursor", rule: "pattern" }] });
  await requireWebhook(services, call, id);
  const ref = { tenantId: call.tenant.id, id };
  const rows = await listDeliveries(services.db, ref, pageSize + 1, { state, before: cursor });
  const items = rows.slice(0, pageSize).map(toDelivery);
  return { items, next: rows.length > pageSize ? String(items.at(-1)?.sequence ?? 0) : null };
}

/** One delivery with what was sent and answered; that it was read is written down, since it names a member. @throws Refusal `webhook.unknown` */
export async function getWebhookDelivery(
  { db }: Services,
  call: MerchantCall,
  { id, sequence }: GetWebhookDelivery,
): Promise<WebhookDeliveryDetail> {
  const ref = { tenantId: call.tenant.id, id };
  const found = await findDelivery(db, ref, sequence);
  if (found === undefined) throw new Refusal("webhook.unknown");
  const attempts = await listAttempts(db, ref, sequence);
  await call.audit(db, { action: "read webhook delivery", subject: `${id} ${sequence}` });
  return {
    ...toDelivery(found),
    body: toWebhookBody(call.tenant.code, { ...found, id: found.eventId }),
    attempts: attempts.map(({ at, ...rest }) => ({ ...rest, at: at.getTime() })),
  };
}

/** Sends one delivery again, or all that failed. @throws Refusal `webhook.unknown`, `state.changed` when that one waits already */
export async function resendWebhook(
  services: Services,
  call: MerchantCall,
  { id, sequence, since }: ResendWebhook,
): Promise<WebhookResent> {
  await requireWebhook(services, call, id);
  const count = await transact(services.db, async (tx) => {
    const resent = await requeueDeliveries(tx, { tenantId: call.tenant.id, id }, { sequence, since });
    if (sequence !== undefined && resent === 0) throw new Refusal("state.changed");
    const after = {
      count: resent,
      ...(sequence === undefined ? {} : { sequence }),
      ...(since === undefined ? {} : { since }),
    };
    await call.audit(tx, { action: "resend webhook", subject: id, after });
    return resent;
  });
  services.webhooks.wake();
  return { count };
}
