import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";

/** What a brand's data says of its merchant, name by name, as JSON that can be compared: settings, hosts and modules. */
export type MerchantState = Readonly<Record<string, unknown>>;

/** The name of a host's entry in a merchant's state. */
export const toHostKey = (host: string): string => `host ${host}`;

/** The name of a module's entry in a merchant's state. */
const toModuleKey = (modId: string): string => `module ${modId}`;

/** Every node of a tree with its own switch, by entry name. */
export function toModuleEntries(node: WhitelabelNode): readonly (readonly [string, unknown])[] {
  return [[toModuleKey(node.modId), node.enabled], ...(node.childrenNodes ?? []).flatMap(toModuleEntries)];
}

/** What a brand wants its merchant to be (decision Q-42). */
export function toBrandState(brand: Brand, tree: WhitelabelNode): MerchantState {
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
    ...Object.fromEntries(brand.domains.map((host) => [toHostKey(host), true])),
    ...Object.fromEntries(toModuleEntries(tree)),
  };
}
