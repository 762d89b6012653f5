import { toUsernameKey } from "../../../authentication/toUsernameKey.ts";
import { Refusal } from "../../../http/Refusal.ts";
import type { SampleCall } from "../../../http/route.ts";
import { toDigits } from "../../../tenants/findCurrency.ts";
import { chooseDays } from "../figures.ts";
import { createSampleTeam } from "./createSampleTeam.ts";
import type { SampleAccount } from "./sampleAccounts.ts";
import { createCalendar, listDays, toDayNumber, toDayText } from "./sampleDays.ts";
import type { SamplePeriod, SampleTeam } from "./SampleTeam.ts";

/** The sample team of the trial agent who calls. @throws Refusal `fields` for a currency that is not its own */
export function openSampleTeam({ tenant, username, currency, now }: SampleCall, asked?: string): SampleTeam {
  if (asked !== undefined && asked !== currency)
    throw new Refusal("fields", { fields: [{ name: "currency", rule: "unknown" }] });
  const calendar = createCalendar(tenant.timeZone);
  return createSampleTeam({
    merchant: tenant.id,
    currency,
    digits: toDigits(tenant, currency),
    calendar,
    username,
    now,
  });
}

/** The days that are asked for, the last 30 without. @throws Refusal `fields` as at a real team */
export function toSamplePeriod(
  { today }: Pick<SampleTeam, "today">,
  request: { readonly from?: string | undefined; readonly to?: string | undefined },
): SamplePeriod {
  const { from, to } = chooseDays(listDays(today - 29, today).map(toDayText), request);
  return { first: toDayNumber(from), last: toDayNumber(to) };
}

/**
 * The account that is asked about, the trial agent's own without one.
 * @throws Refusal `permission.denied` for any that is not in the sample: real ones are refused as those that do not exist (AC-15)
 */
export function requireSampled(accounts: readonly SampleAccount[], account: string | undefined): SampleAccount {
  const key = account === undefined ? undefined : toUsernameKey(account);
  const found = key === undefined ? accounts[0] : accounts.find(({ name }) => toUsernameKey(name) === key);
  if (found === undefined) throw new Refusal("permission.denied");
  return found;
}

/** The names from the trial agent down to an account. */
export function listSamplePath(accounts: readonly SampleAccount[], { name, above }: SampleAccount): readonly string[] {
  const upline = above === null ? undefined : accounts.find(({ place, isAgent }) => isAgent && place === above);
  return upline === undefined ? [name] : [...listSamplePath(accounts, upline), name];
}

/** Agents first, by name. */
export const sortSampled = (accounts: readonly SampleAccount[]): readonly SampleAccount[] =>
  accounts.toSorted((one, other) => Number(other.isAgent) - Number(one.isAgent) || (one.name < other.name ? -1 : 1));
