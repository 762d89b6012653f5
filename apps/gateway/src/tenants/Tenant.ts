import type { LanguageCode, OwnDigits, RegisterRule, ResourceType, WhitelabelNode } from "@marquee/contract";

/** A link of a merchant; `labels` by language code. */
interface MerchantLink {
  readonly url: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Settings that come from brand.json and that an operator may change (decision Q-42). Amounts are decimal text. */
export interface MerchantSettings {
  readonly signupCredit: string;
  /** Where amounts have other digits than the table of currencies says. */
  readonly currencyDigits?: OwnDigits;
  readonly passwordProfile: "classic" | "strong";
  /** Further currencies, besides the merchant's own. */
  readonly currencies?: readonly Omit<TenantCurrency, "digits">[];
  readonly ageMin: number;
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly lotteryType: string;
  /** Rules of registration fields that differ from the platform's (contract 3.4). */
  readonly registerRules?: Readonly<Record<string, RegisterRule>>;
  /** The path of the tab icon in place of the brand's own (SH-22). */
  readonly favicon?: string;
  /** What counts visits, with the visitor's consent (SH-21). */
  readonly gtagId?: string;
  /** Members and agents log in on separate sides. */
  readonly splitLogin?: boolean;
  /** The answer to a password reset request reveals whether the account exists. */
  readonly tellUnknownAccounts?: boolean;
  /** `/?token=` also accepts a session's own token. */
  readonly allowUrlToken?: boolean;
  /** The days after which a password expires (LG-10); passwords never expire if it is absent. */
  readonly passwordDays?: number;
  /** The currencies whose rewards the site shows in thousands, such as 131K (CN-07, Q-17). */
  readonly kUnit?: readonly string[];
  /** The hash of the merchant's default password for new accounts. */
  readonly defaultPasswordHash?: string;
  /** Where customer service is reached: by everybody, and by VIP members (CS-01, CS-03). */
  readonly service?: { readonly live?: string; readonly vip?: string };
  /** The merchant's links, each with labels by language (EN-13). */
  readonly resources?: { readonly [Type in ResourceType]?: MerchantLink };
  readonly themes: { readonly default: "dark" | "light"; readonly enabled: readonly ("dark" | "light")[] };
}

/** A currency in which a merchant's members may play; the credit is decimal text. */
export interface TenantCurrency {
  readonly currency: string;
  readonly currencySymbol: string;
  readonly signupCredit: string;
  /** How many digits its amounts have after the point. */
  readonly digits: number;
}

/** Why a merchant's site is closed for now; times in milliseconds. */
interface Maintenance {
  readonly from: number;
  readonly to?: number;
  readonly message: string;
}

/** A retired site: since when, in milliseconds, and where its visitors are redirected. */
export interface Retirement {
  readonly at: number;
  readonly redirect?: string;
}

/** A merchant as requests see it: merchant and tenant are one. Its brand may have another id since it was renamed. */
export interface Tenant {
  readonly id: string;
  readonly brand: string;
  readonly code: string;
  readonly name: string;
  /** The hosts that show its site. */
  readonly hosts: readonly string[];
  /** Hosts that it moved away from: calls are answered there, visitors are redirected. */
  readonly movedHosts: readonly string[];
  readonly currency: string;
  readonly currencySymbol: string;
  /** Every currency that a member may choose, the merchant's own first. */
  readonly currencies: readonly TenantCurrency[];
  readonly timeZone: string;
  readonly jurisdiction: string;
  readonly settings: MerchantSettings;
  readonly tree: WhitelabelNode;
  /** The modIds whose node and all nodes above are on. */
  readonly modules: ReadonlySet<string>;
  /** The modules that are on for a part of the visitors, with its size in percent, 1 to 99. */
  readonly rollouts: ReadonlyMap<string, number>;
  readonly maintenance: Maintenance | null;
  /** The origin of the chat system that takes the place of its rooms; absent where it has our rooms (decision 171). */
  readonly chatHost?: string;
  /** Set for a retired merchant: its hosts answer nothing of it; its data and ledger stay. */
  readonly retired: Retirement | null;
  /** Countries (ISO 3166-1) that may not enter; `*` is everyone. */
  readonly restrictedCountries: readonly string[];
}
