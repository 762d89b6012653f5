import {
  getCurrencyDigits,
  getJurisdictionRules,
  isJurisdictionId,
  isLanguageCode,
  type LanguageCode,
} from "@marquee/contract";
import { WhitelabelNodeSchema } from "@marquee/contract/schema";
import type { Selectable } from "kysely";
import { type TSchema, Type } from "typebox";
import { Compile } from "typebox/compile";

import { listEnabledModules } from "./listEnabledModules.ts";
import type { Tenant } from "./Tenant.ts";
import type { Tables } from "./tables.ts";

const Theme = Type.Union([Type.Literal("dark"), Type.Literal("light")]);
const Rule = Type.Object({
  enabled: Type.String(),
  required: Type.String(),
  acceptedPattern: Type.String(),
  patternId: Type.Integer(),
});

/** The parts of a row's JSON that the code reads, whether written by an older or newer program or by hand. */
const checks = {
  settings: Compile(
    Type.Object({
      signupCredit: Type.String({ pattern: "^[0-9]{1,15}(\\.[0-9]{1,4})?$" }),
      currencies: Type.Optional(
        Type.Array(
          Type.Object({
            currency: Type.String({ pattern: "^[A-Z]{3}$" }),
            currencySymbol: Type.String(),
            signupCredit: Type.String({ pattern: "^[0-9]{1,15}(\\.[0-9]{1,4})?$" }),
          }),
        ),
      ),
      currencyDigits: Type.Optional(
        Type.Object({ IDR: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(2)])) }),
      ),
      passwordProfile: Type.Union([Type.Literal("classic"), Type.Literal("strong")]),
      ageMin: Type.Integer({ minimum: 0 }),
      languages: Type.Array(Type.String()),
      defaultLanguage: Type.String(),
      lotteryType: Type.String(),
      registerRules: Type.Optional(Type.Record(Type.String(), Rule)),
      favicon: Type.Optional(Type.String()),
      splitLogin: Type.Optional(Type.Boolean()),
      tellUnknownAccounts: Type.Optional(Type.Boolean()),
      allowUrlToken: Type.Optional(Type.Boolean()),
      kUnit: Type.Optional(Type.Array(Type.String())),
      passwordDays: Type.Optional(Type.Integer({ minimum: 1 })),
      defaultPasswordHash: Type.Optional(Type.String({ pattern: "^\\$argon2id\\$" })),
      service: Type.Optional(Type.Object({ live: Type.Optional(Type.String()), vip: Type.Optional(Type.String()) })),
      resources: Type.Optional(
        Type.Record(
          Type.String(),
          Type.Object({ url: Type.String(), labels: Type.Record(Type.String(), Type.String()) }),
        ),
      ),
      themes: Type.Object({ default: Theme, enabled: Type.Array(Theme) }),
    }),
  ),
  tree: Compile(WhitelabelNodeSchema),
  maintenance: Compile(
    Type.Union([
      Type.Null(),
      Type.Object({ from: Type.Number(), to: Type.Optional(Type.Number()), message: Type.String() }),
    ]),
  ),
  restricted_countries: Compile(Type.Array(Type.String())),
  retired: Compile(
    Type.Union([Type.Null(), Type.Object({ at: Type.Number(), redirect: Type.Optional(Type.String()) })]),
  ),
} as const satisfies Record<string, ReturnType<typeof Compile<TSchema>>>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

type Row = Selectable<Tables["merchants"]>;
type HostRow = Pick<Selectable<Tables["merchant_hosts"]>, "host" | "moved">;
type NodeRow = Pick<Selectable<Tables["module_nodes"]>, "mod_id" | "rollout">;

function findFault(row: Row): string | undefined {
  for (const [column, validator] of Object.entries(checks)) {
    const [error] = validator.Errors(Reflect.get(row, column));
    if (error !== undefined) return `${column}${error.instancePath} ${error.message}`;
  }
  if (!isJurisdictionId(row.jurisdiction)) return `jurisdiction ${row.jurisdiction} is none`;
  return isTimeZone(row.time_zone) ? undefined : `time_zone ${row.time_zone} is none`;
}

/** A merchant's row as requests see it, if readable, and the faults found in the row. */
export interface TenantReading {
  readonly tenant: Tenant | undefined;
  readonly faults: readonly string[];
}

/**
 * Reads a merchant's row. One that the code cannot serve is skipped, so that the others start without it; a language
 * that the code does not have is left out of its languages.
 */
export function readTenant(row: Row, hosts: readonly HostRow[], nodes: readonly NodeRow[]): TenantReading {
  const fault = findFault(row);
  if (fault !== undefined) return { tenant: undefined, faults: [`the merchant ${row.id} is left out: ${fault}`] };
  const { settings } = row;
  const known = settings.languages.filter((code) => isLanguageCode(code));
  const [first] = known;
  if (first === undefined)
    return { tenant: undefined, faults: [`the merchant ${row.id} is left out: none of its languages is known here`] };
  const unknown = [...settings.languages, settings.defaultLanguage].filter((code) => !isLanguageCode(code));
  const defaultLanguage: LanguageCode = isLanguageCode(settings.defaultLanguage) ? settings.defaultLanguage : first;
  const modules = listEnabledModules(row.tree);
  const tenant: Tenant = {
    id: row.id,
    brand: row.brand ?? row.id,
    code: row.code,
    name: row.name,
    hosts: hosts.flatMap(({ host, moved }) => (moved ? [] : [host])),
    movedHosts: hosts.flatMap(({ host, moved }) => (moved ? [host] : [])),
    currency: row.currency,
    currencySymbol: row.currency_symbol,
    currencies: [
      { currency: row.currency, currencySymbol: row.currency_symbol, signupCredit: settings.signupCredit },
      ...(settings.currencies ?? []).filter(({ currency }) => currency !== row.currency),
    ].map((each) => ({ ...each, digits: getCurrencyDigits(each.currency, settings.currencyDigits) })),
    timeZone: row.time_zone,
    jurisdiction: row.jurisdiction,
    settings: {
      ...settings,
      ageMin: Math.max(settings.ageMin, getJurisdictionRules(row.jurisdiction).leastAge),
      languages: known,
      defaultLanguage,
    },
    tree: row.tree,
    modules,
    rollouts: new Map(
      nodes.flatMap(({ mod_id, rollout }) => (rollout !== null && modules.has(mod_id) ? [[mod_id, rollout]] : [])),
    ),
    maintenance: row.maintenance,
    retired: row.retired,
    restrictedCountries: row.restricted_countries,
  };
  return {
    tenant,
    faults: unknown.map((code) => `the merchant ${row.id} has the language ${code}, which is unknown here`),
  };
}
