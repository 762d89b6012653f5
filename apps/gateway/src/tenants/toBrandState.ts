import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";

/** A brand's data about its merchant as comparable JSON entries: settings, hosts and modules. */
export type MerchantState = Readonly<Record<string, unknown>>;

/** The name of a host's entry in a merchant's state. */
const toHostKey = (host: string): string => `host ${host}`;

/** The name of a module's entry in a merchant's state. */
export const toModuleKey = (modId: string): string => `module ${modId}`;

/** Every node of a tree with its own switch, by entry name. */
export function toModuleEntries(node: WhitelabelNode): readonly (readonly [string, unknown])[] {
  return [[toModuleKey(node.modId), node.enabled], ...(node.childrenNodes ?? []).flatMap(toModuleEntries)];
}

/** The entries of hosts: those that show the site, and those that redirect to it. */
export const toHostEntries = (hosts: readonly string[], movedHosts: readonly string[]): MerchantState =>
  Object.fromEntries([
    ...hosts.map((host) => [toHostKey(host), "site"]),
    ...movedHosts.map((host) => [toHostKey(host), "moved"]),
  ]);

/** The entries of a state that tell of modules. */
export const pickModules = (state: MerchantState): MerchantState =>
  Object.fromEntries(Object.entries(state).filter(([key]) => key.startsWith("module ")));

/** The merchant's state that a brand asks for (decision Q-42), without modules. */
export function toBrandState(brand: Brand): MerchantState {
  const { name, currency, currencySymbol, timeZone, jurisdiction, lotteryType, locales, themes, settings } = brand;
  return {
    name,
    currency,
    currencySymbol,
    timeZone,
    jurisdiction,
    lotteryType,
    languages: locales.enabled,
    defaultLanguage: locales.default,
    themes,
    ...settings,
    ...(brand.currencies === undefined ? {} : { currencies: brand.currencies }),
    ...toHostEntries(brand.domains, brand.movedDomains ?? []),
  };
}
