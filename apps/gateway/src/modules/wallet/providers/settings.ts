import { payoutTypes, toDecimal, toMoney } from "@marquee/contract";
import type {
  AuditAction,
  ChangePaymentProvider,
  ChangePaymentWay,
  PaymentWay,
  StaffPaymentProvider,
  StaffPaymentProviderList,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../../db/Db.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { requireAmounts } from "../../../http/requireAmounts.ts";
import type { MerchantCall } from "../../../staff/StaffCall.ts";
import { findCurrency, toDigits } from "../../../tenants/findCurrency.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { raiseSwitchVersion } from "../../../tenants/tenantStore.ts";
import type { Services } from "../services.ts";
import { listStoredProviders, putProviderSettings, type StoredProvider } from "./providerStore.ts";
import { toOwnWays } from "./ways.ts";

/** Ways to pay at a provider, over all currencies. */
const mostWays = 200;

const toStored = ({ provider, source, url, state, position, version, connection, ways }: StoredProvider) => ({
  provider,
  source,
  url,
  on: state === "ON",
  position,
  version,
  connection,
  ways: [...ways],
});

/** The providers of a merchant, by their places: those of the file that nobody has set are as they are by themselves. */
export async function listProviders(
  { db, payments }: Pick<Services, "db" | "payments">,
  { id, code, currencies }: Tenant,
): Promise<StaffPaymentProviderList> {
  const stored = (await listStoredProviders(db, id)).map(toStored);
  const untouched = payments.file
    .list(code)
    .filter((each) => stored.every(({ provider }) => provider !== each.id))
    .map((each): StaffPaymentProvider => ({
      provider: each.id,
      source: "FILE",
      url: null,
      on: true,
      position: 0,
      version: 0,
      connection: 0,
      ways: [...toOwnWays(each, currencies)],
    }));
  return [...untouched, ...stored].toSorted((a, b) => a.position - b.position);
}

/** A change of one provider's settings, and what the audit log says of it. */
interface Change {
  readonly action: AuditAction;
  readonly subject: string;
  readonly before: object | undefined;
  readonly after: object;
  readonly settings: Pick<StaffPaymentProvider, "on" | "position" | "ways">;
}

/**
 * Changes a provider on the version that the page had, in one transaction with the audit log; this gateway follows at once, others within a second.
 * @throws Refusal `payment.provider.unknown`, `state.changed`
 */
async function change(
  services: Services,
  call: MerchantCall,
  { provider, version, reason }: Pick<ChangePaymentWay, "provider" | "version" | "reason">,
  toChange: (known: StaffPaymentProvider) => Change,
): Promise<StaffPaymentProviderList> {
  const { db, payments, tenantRegistry } = services;
  await transact(db, async (tx: Db) => {
    const providers = await listProviders({ db: tx, payments }, call.tenant);
    const known = providers.find((each) => each.provider === provider);
    if (known === undefined) throw new Refusal("payment.provider.unknown");
    const { settings, ...act } = toChange(known);
    const { on, position, ways } = settings;
    const key = { tenantId: call.tenant.id, provider };
    const isPut = await putProviderSettings(tx, key, { state: on ? "ON" : "OFF", position, ways }, version);
    if (known.version !== version || !isPut) throw new Refusal("state.changed");
    await raiseSwitchVersion(tx);
    await call.audit(tx, { ...act, reason });
  });
  await tenantRegistry.refresh();
  return listProviders(services, call.tenant);
}

/** Switches a provider, and gives it a place. @throws Refusal as {@link change} */
export async function changeProvider(
  services: Services,
  call: MerchantCall,
  request: ChangePaymentProvider,
): Promise<StaffPaymentProviderList> {
  return change(services, call, request, (known) => ({
    action: "change payment provider",
    subject: request.provider,
    before: { on: known.on, position: known.position },
    after: { on: request.on, position: request.position },
    settings: { on: request.on, position: request.position, ways: known.ways },
  }));
}

const isSame = (a: PaymentWay, b: PaymentWay): boolean =>
  a.kind === b.kind && a.method === b.method && a.currency === b.currency;

/** A way to pay as it is stored. @throws Refusal `fields` with what is wrong */
function toWay({ tenant }: MerchantCall, sent: ChangePaymentWay): PaymentWay {
  const { provider: _provider, version: _version, reason: _reason, min, max, quickAmounts, ...way } = sent;
  const refuse = (name: string, rule: "unknown" | "required" | "amount" | "match"): Refusal =>
    new Refusal("fields", { fields: [{ name, rule }] });
  if (findCurrency(tenant, way.currency) === undefined) throw refuse("currency", "unknown");
  const digits = toDigits(tenant, way.currency);
  requireAmounts({ min, max }, digits);
  for (const quick of quickAmounts) requireAmounts({ quickAmounts: quick }, digits);
  const [least, most] = [toMoney(min), toMoney(max)];
  if (least <= 0n) throw refuse("min", "amount");
  if (most < least) throw refuse("max", "amount");
  const isPayout = way.kind === "PAYOUT";
  if (isPayout && payoutTypes.every((type) => type !== way.type)) throw refuse("type", "unknown");
  const places = isPayout ? [...new Set(way.places.map((place) => place.trim()))].filter((place) => place !== "") : [];
  if (isPayout && places.length === 0) throw refuse("places", "required");
  const quick = isPayout ? [] : quickAmounts.map((text) => toMoney(text));
  if (quick.some((amount) => amount < least || amount > most)) throw refuse("quickAmounts", "amount");
  return { ...way, min: toDecimal(least), max: toDecimal(most), quickAmounts: quick.map(toDecimal), places };
}

/** Sets a way to pay, or adds it. @throws Refusal as {@link change}; `fields` for what the currency or the kind does not take, and beyond 200 of them */
export async function changeWay(
  services: Services,
  call: MerchantCall,
  request: ChangePaymentWay,
): Promise<StaffPaymentProviderList> {
  const way = toWay(call, request);
  return change(services, call, request, ({ on, position, ways }) => {
    const before = ways.find((each) => isSame(each, way));
    const others = ways.filter((each) => each !== before);
    if (before === undefined && others.length >= mostWays)
      throw new Refusal("fields", { fields: [{ name: "method", rule: "length", min: 1, max: mostWays }] });
    return {
      action: "change payment method",
      subject: `${request.provider} ${way.kind} ${way.method} ${way.currency}`,
      before,
      after: way,
      settings: {
        on,
        position,
        ways: before === undefined ? [...ways, way] : ways.map((each) => (each === before ? way : each)),
      },
    };
  });
}
