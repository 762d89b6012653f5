import type { ConnectPaymentProvider, StaffPaymentProvider } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../../../http/Refusal.ts";
import type { ProposalKind } from "../../../staff/ProposalKind.ts";
import { propose } from "../../../staff/propose.ts";
import type { MerchantCall } from "../../../staff/StaffCall.ts";
import { raiseSwitchVersion } from "../../../tenants/tenantStore.ts";
import { canReach, readUrl } from "../../../webhooks/checkUrl.ts";
import type { Services } from "../services.ts";
import {
  addProvider,
  findConnection,
  hasPayouts,
  keepConnection,
  listStoredProviders,
  putConnection,
  removeConnection,
} from "./providerStore.ts";
import { listProviders } from "./settings.ts";

/** Providers of a merchant. */
const mostProviders = 20;

const kind = "payment.connection";

const Proposed = Type.Object({ provider: Type.String(), connection: Type.Integer(), url: Type.String() });

const refuse = (name: string, rule: "pattern" | "unknown" | "required"): Refusal =>
  new Refusal("fields", { fields: [{ name, rule }] });

/** The address as it is stored: it has no slash at its end. @throws Refusal `fields` for one to which webhooks do not go, or with a query */
async function requireUrl({ payments: { rules } }: Services, typed: string): Promise<string> {
  const url = readUrl(typed.trim(), rules);
  if (url === undefined || url.search !== "" || url.href.length > 300) throw refuse("url", "pattern");
  if (!(await canReach(url, rules))) throw refuse("url", "unknown");
  return url.href.replace(/[/?]+$/, "");
}

/** Ids of methods begin with the provider's code: no code may begin another one. @throws Refusal `fields`, `payment.provider.limit` */
function requireNew(provider: string, known: readonly StaffPaymentProvider[]): void {
  if (known.length >= mostProviders) throw new Refusal("payment.provider.limit");
  const isMixed = known.some(
    (each) => each.provider.startsWith(`${provider}_`) || provider.startsWith(`${each.provider}_`),
  );
  if (isMixed || provider.includes("_")) throw refuse("provider", "pattern");
}

/** Whether an address would be another one, so that orders could be asked about where nobody knows them. */
const isMoved = (known: { readonly url: string | null } | undefined, url: string): boolean =>
  known !== undefined && known.url !== url;

/**
 * Proposes a provider, or another address or key of one. The key waits sealed under the proposal's id and is no part of what people read.
 * @throws Refusal `fields`, `payment.provider.limit`, `payment.provider.busy`, `state.changed` for another connection than the page had,
 * `idempotency.conflict`
 */
export async function proposeConnection(
  services: Services,
  call: MerchantCall,
  { id, provider, connection, url: typed, secret, reason }: ConnectPaymentProvider,
): Promise<{ readonly id: string }> {
  const { db, payments } = services;
  const tenantId = call.tenant.id;
  const key = { tenantId, provider };
  const url = await requireUrl(services, typed);
  return transact(db, async (tx) => {
    const known = await listProviders({ db: tx, payments }, call.tenant);
    const found = known.find((each) => each.provider === provider);
    if (found === undefined) requireNew(provider, known);
    if ((found?.connection ?? 0) !== connection) throw new Refusal("state.changed");
    if (secret === "" && found?.source !== "HTTP") throw refuse("secret", "required");
    if (isMoved(found, url) && (found?.on === true || (await hasPayouts(tx, key))))
      throw new Refusal("payment.provider.busy");
    const sealedSecret = secret === "" ? null : payments.sealSecret(key, secret);
    await keepConnection(tx, tenantId, id, { provider, url, sealedSecret });
    const kept = await findConnection(tx, tenantId, id);
    const keptSecret = kept?.sealedSecret == null ? "" : payments.openSecret(key, kept.sealedSecret);
    if (keptSecret !== secret) throw new Refusal("idempotency.conflict");
    const data = { provider, connection, before: found?.url ?? null, url, newKey: secret !== "" };
    return propose(tx, call, { id, kind, subject: provider, data, reason });
  });
}

/** An approved connection: a new provider is on and offers nothing yet; another address finds the provider off, without payouts to make. */
export const connectionKind: ProposalKind = {
  kind,
  permission: "payments.change",
  apply: async (tx, { payments }, { tenant }, { id, data }) => {
    const { provider, connection, url } = Value.Parse(Proposed, data);
    const key = { tenantId: tenant.id, provider };
    const kept = await findConnection(tx, tenant.id, id);
    // Only what was proposed, under the rules of today.
    if (kept?.provider !== provider || kept.url !== url) throw new Refusal("state.changed");
    if (readUrl(url, payments.rules) === undefined) throw refuse("url", "pattern");
    const stored = (await listStoredProviders(tx, tenant.id)).find((each) => each.provider === provider);
    const isOfFile = payments.file.get(tenant.code, provider) !== undefined;
    // One of the file that nobody has set is on.
    if (stored === undefined && isOfFile) throw new Refusal("payment.provider.busy");
    if (stored === undefined) {
      if (connection !== 0 || kept.sealedSecret === null || !(await addProvider(tx, key, kept)))
        throw new Refusal("state.changed");
    } else {
      const mustBeOff = isMoved(stored, url);
      if (stored.connection !== connection) throw new Refusal("state.changed");
      if (stored.sealed_secret === null && kept.sealedSecret === null) throw new Refusal("state.changed");
      if (!(await putConnection(tx, key, kept, { connection, mustBeOff })))
        throw new Refusal(mustBeOff ? "payment.provider.busy" : "state.changed");
      // Asked when the row is locked: nobody switches it on in between.
      if (mustBeOff && (await hasPayouts(tx, key))) throw new Refusal("payment.provider.busy");
    }
    await removeConnection(tx, tenant.id, id);
    await raiseSwitchVersion(tx);
  },
};
