import { isAmount, toDecimal, toMoney } from "@marquee/contract";
import { AgentSettingsSchema } from "@marquee/contract/schema";
import type { AgentSettings, ChangeAgentSettings, StoredAgentSettings } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import { guardSettings, type SettingsScope } from "../../staff/guardSettings.ts";
import { toDigits } from "../../tenants/findCurrency.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { activeStakes, getAgentSettings, putAgentSettings } from "../agent/index.ts";
import { toHundredths, toPercent } from "./rebates.ts";

const mapValues = (record: Readonly<Record<string, string>>, to: (value: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

/** What counts for a merchant's agents, as staff read it, with its version. */
export async function getStoredSettings(db: Db, { id, currency }: SettingsScope): Promise<StoredAgentSettings> {
  const { settings, version } = await getAgentSettings(db, id);
  const { quotaFrom = null, activeBet = {} } = settings;
  return {
    settings: {
      quotaFrom: quotaFrom === null ? null : toPercent(quotaFrom),
      activeBet: mapValues(activeBet, (units) => toDecimal(BigInt(units))),
    },
    version,
    currency,
  };
}

/** What makes a member active in a currency, in 1/10,000 of the unit: the merchant's amount, or what counts without one. */
const toActive = (activeBet: AgentSettings["activeBet"], currency: string): bigint =>
  activeBet[currency] === undefined ? BigInt(activeStakes[currency] ?? 0n) : toMoney(activeBet[currency]);

/** What a change gives away more easily, by name: accounts without a quota, and members who are active with less. */
function listLowered(before: AgentSettings, after: AgentSettings): readonly string[] {
  const bound = ({ quotaFrom }: AgentSettings): number => (quotaFrom === null ? Infinity : toHundredths(quotaFrom));
  const currencies = Object.keys({ ...before.activeBet, ...after.activeBet });
  const isLower = (currency: string): boolean =>
    toActive(after.activeBet, currency) < toActive(before.activeBet, currency);
  return [...(bound(after) > bound(before) ? ["quotaFrom"] : []), ...(currencies.some(isLower) ? ["activeBet"] : [])];
}

/** Requires amounts above zero of the merchant's own currencies, each with its digits. @throws Refusal `fields` naming each that is none */
export function requireActiveAmounts(
  tenant: Pick<Tenant, "currency" | "currencies">,
  { settings: { activeBet } }: ChangeAgentSettings,
): void {
  const known = new Set([tenant.currency, ...tenant.currencies.map(({ currency }) => currency)]);
  const wrong = Object.entries(activeBet).filter(
    ([currency, amount]) =>
      !known.has(currency) || !isAmount(amount, toDigits(tenant, currency)) || toMoney(amount) === 0n,
  );
  if (wrong.length > 0)
    throw new Refusal("fields", {
      fields: wrong.map(([currency]) => ({ name: `activeBet.${currency}`, rule: "amount" })),
    });
}

/** What counts for agents, changed by staff: by two people where it gives more away. */
export const agentSettings = guardSettings<AgentSettings>({
  kind: "agent.settings",
  name: "agent settings",
  schema: AgentSettingsSchema,
  isByCurrency: false,
  toAmounts: () => ({}),
  listLowered,
  get: getStoredSettings,
  put: (tx, { id }, { quotaFrom, activeBet }, version) =>
    putAgentSettings(
      tx,
      id,
      {
        quotaFrom: quotaFrom === null ? null : toHundredths(quotaFrom),
        activeBet: mapValues(activeBet, (amount) => `${toMoney(amount)}`),
      },
      version,
    ),
});
