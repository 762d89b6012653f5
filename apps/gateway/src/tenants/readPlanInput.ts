import type { Selectable } from "kysely";
import type { Db } from "../db/Db.ts";
import { listSubjects } from "./auditStore.ts";
import { listHosts } from "./hostStore.ts";
import type { PlanInput } from "./planMerchant.ts";
import { toReturnEnd } from "./retireMerchant.ts";
import { hasMembers } from "./tenantStore.ts";
import { type MerchantState, toHostEntries, toModuleEntries } from "./toBrandState.ts";
import type { Tables } from "./tables.ts";

type Merchant = Selectable<Tables["merchants"]>;
type Host = { readonly host: string; readonly moved: boolean };

function toStoredState(row: Merchant, hosts: readonly Host[]): MerchantState {
  const {
    languages,
    defaultLanguage,
    lotteryType,
    themes,
    signupCredit,
    passwordProfile,
    ageMin,
    currencies = [],
    currencyDigits = {},
  } = row.settings;
  return {
    name: row.name,
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    timeZone: row.time_zone,
    jurisdiction: row.jurisdiction,
    lotteryType,
    languages,
    defaultLanguage,
    themes,
    signupCredit,
    passwordProfile,
    ageMin,
    ...(currencies.length === 0 ? {} : { currencies }),
    ...(Object.keys(currencyDigits).length === 0 ? {} : { currencyDigits }),
    ...toHostEntries(...toHostNames(hosts)),
    ...Object.fromEntries(toModuleEntries(row.tree)),
  };
}

const toHostNames = (hosts: readonly Host[]): [string[], string[]] => [
  hosts.filter(({ moved }) => !moved).map(({ host }) => host),
  hosts.filter(({ moved }) => moved).map(({ host }) => host),
];

/** Reads the inputs of a plan; `row` is the brand's merchant, if there is one. */
export async function readPlanInput(tx: Db, row: Merchant | undefined, wanted: MerchantState): Promise<PlanInput> {
  const hosts = await listHosts(tx);
  const id = row?.id ?? "";
  const switched = await listSubjects(tx, id, "set module");
  // A site that can no longer be restored releases its hosts.
  const foreign = hosts.filter(
    ({ tenant_id: owner, retired }) => owner !== id && (retired === null || toReturnEnd(retired) >= Date.now()),
  );
  return {
    applied: row?.applied ?? null,
    stored:
      row === undefined
        ? {}
        : toStoredState(
            row,
            hosts.filter(({ tenant_id: owner }) => owner === id),
          ),
    wanted,
    switched: new Set(switched.map((subject) => `module ${subject}`)),
    hasMembers: await hasMembers(tx, id),
    foreignHosts: new Map(foreign.map(({ host, tenant_id: owner, brand }) => [host, brand ?? owner])),
  };
}
