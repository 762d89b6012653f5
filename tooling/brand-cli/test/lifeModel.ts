/** The merchant settings in a brand's data that the test changes. */
type Settings = {
  readonly timeZone: string;
  readonly ageMin: number;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly jurisdiction: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly themes: { readonly default: string; readonly enabled: readonly string[] };
};

/** The brand data that the test changes. */
export type Look = {
  readonly name: string;
  readonly settings: Settings;
  readonly domains: readonly string[];
  readonly movedDomains: readonly string[];
};

/** What a host shows: nothing, a site with its merchant's settings, a redirect, or that it is gone. */
export type Shown =
  | { readonly status: 404 | 410 }
  | ({ readonly status: 200; readonly name: string; readonly code: string; readonly hasHot: boolean } & Settings)
  | { readonly status: 308; readonly to: string; readonly code: string };

/** One brand of the reference model. */
export type ModelBrand = {
  id: string;
  readonly code: string;
  /** The data in its folder. */
  look: Look;
  /** What went live, flip by flip, with the id at the time, which pages contain; equal neighbours are one release. */
  readonly releases: { readonly id: string; readonly look: Look }[];
  readonly flips: number[];
  /** Its merchant; undefined before the first publish. */
  merchant: (Settings & { readonly hasHot: boolean }) | null;
  isRetired: boolean;
};

/** How many of the last live looks can be restored. */
const kept = 5;

/** The live release, and the one that a rollback makes live; undefined when there is none. */
export function findRelease({ flips }: ModelBrand): {
  readonly live: number | undefined;
  readonly before: number | undefined;
} {
  const live = flips.at(-1);
  const before = live === undefined ? undefined : flips[flips.indexOf(live) - 1];
  const last = [...new Set(flips.toReversed())].slice(0, kept);
  return { live, before: before !== undefined && last.includes(before) ? before : undefined };
}

/** The look shown to visitors. */
export function toLive(brand: ModelBrand): Look | undefined {
  const { live } = findRelease(brand);
  return live === undefined ? undefined : brand.releases[live]?.look;
}

/** Publishes what is in the folder. */
export function publishModel(brand: ModelBrand): void {
  const { id, look } = brand;
  const { live } = findRelease(brand);
  const release = { id, look };
  if (live === undefined || JSON.stringify(brand.releases[live]) !== JSON.stringify(release)) {
    brand.releases.push(release);
    brand.flips.push(brand.releases.length - 1);
  }
  brand.merchant = { hasHot: brand.merchant?.hasHot ?? true, ...look.settings };
}

/** Rolls back: the merchant follows the look, but its minimum age never goes down. @returns whether it was possible */
export function rollBackModel(brand: ModelBrand): boolean {
  const { before } = findRelease(brand);
  const look = before === undefined ? undefined : brand.releases[before]?.look;
  if (before === undefined || look === undefined || brand.merchant === null) return false;
  brand.flips.push(before);
  brand.merchant = {
    ...brand.merchant,
    ...look.settings,
    ageMin: Math.max(brand.merchant.ageMin, look.settings.ageMin),
  };
  return true;
}

/** What each host shows that was ever in use. */
export function toShown(brands: readonly ModelBrand[], hosts: Iterable<string>): ReadonlyMap<string, Shown> {
  const shown = new Map<string, Shown>([...hosts].map((host) => [host, { status: 404 }]));
  for (const brand of brands) {
    const [live, { merchant, code }] = [toLive(brand), brand];
    if (live === undefined || merchant === null) continue;
    for (const host of live.domains)
      shown.set(host, brand.isRetired ? { status: 410 } : { status: 200, name: live.name, code, ...merchant });
    for (const host of live.movedDomains)
      shown.set(host, brand.isRetired ? { status: 410 } : { status: 308, to: live.domains[0] ?? "", code });
  }
  return shown;
}

/** The initial data of the demo brand Saltlantern. */
export function toFirstLook(): ModelBrand["look"] {
  const [languages, themes] = [["EN", "TH", "VI"], { default: "dark", enabled: ["dark", "light"] }];
  const settings = {
    timeZone: "Asia/Bangkok",
    ageMin: 20,
    currency: "THB",
    currencySymbol: "฿",
    jurisdiction: "SEA",
    languages,
    defaultLanguage: "EN",
    themes,
  };
  return { name: "Saltlantern", settings, domains: ["saltlantern.localhost"], movedDomains: [] };
}
