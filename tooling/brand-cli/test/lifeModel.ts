/** What a brand's data says of its merchant, as far as a life changes it. */
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

/** What a brand's data says, as far as a life changes it. */
export type Look = {
  readonly name: string;
  readonly settings: Settings;
  readonly domains: readonly string[];
  readonly movedDomains: readonly string[];
};

/** What a host shows: nothing, a site with its merchant's settings, the way to another host, or that it is closed. */
export type Shown =
  | { readonly status: 404 | 410 }
  | ({ readonly status: 200; readonly name: string; readonly code: string; readonly hasHot: boolean } & Settings)
  | { readonly status: 308; readonly to: string; readonly code: string };

/** One brand of the reference model. */
export type ModelBrand = {
  id: string;
  readonly code: string;
  /** What its folder says. */
  look: Look;
  /** What went live, by flips, and the id of then, which pages hold: equal ones one after another are one release. */
  readonly releases: { readonly id: string; readonly look: Look }[];
  readonly flips: number[];
  /** What its merchant is; nothing before the first publish. */
  merchant: (Settings & { readonly hasHot: boolean }) | null;
  isRetired: boolean;
};

/** How many looks that were live last can come back. */
const kept = 5;

/** The release that is live, and the one that a step back makes live; undefined where there is none. */
export function findRelease({ flips }: ModelBrand): {
  readonly live: number | undefined;
  readonly before: number | undefined;
} {
  const live = flips.at(-1);
  const before = live === undefined ? undefined : flips[flips.indexOf(live) - 1];
  const last = [...new Set(flips.toReversed())].slice(0, kept);
  return { live, before: before !== undefined && last.includes(before) ? before : undefined };
}

/** The look that visitors see. */
export function toLive(brand: ModelBrand): Look | undefined {
  const { live } = findRelease(brand);
  return live === undefined ? undefined : brand.releases[live]?.look;
}

/** A publish of what the folder says. */
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

/** A step back: the merchant goes with the look, and its least age does not go down. @returns whether there is one */
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

/** What every host shows that ever was one. */
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

/** What the demo brand Saltlantern says before its life begins. */
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
