import type { LanguageCode } from "@marquee/contract";

type Organisation = { readonly name: string; readonly url: string };

/**
 * What a brand's layer tells the running page, inlined in its HTML (brand-platform.md "Layer"). Looks are in the
 * layer's tokens; texts in its overrides.
 */
export type BrandSettings = {
  readonly id: string;
  readonly name: string;
  readonly merchantCode: string;
  /** EN-04. */
  readonly platform: "web";
  readonly device: "WEB";
  readonly lotteryType: "SEA";
  readonly locales: {
    readonly default: LanguageCode;
    readonly enabled: readonly LanguageCode[];
    /** BCP-47 tags that differ from the platform's own (decision Q-8). */
    readonly map: Readonly<Partial<Record<LanguageCode, string>>>;
  };
  /** The languages in which the brand changes texts: its layer holds `overrides.<LANG>.json`. */
  readonly overrides: readonly LanguageCode[];
  readonly themes: { readonly default: "dark" | "light"; readonly enabled: readonly ("dark" | "light")[] };
  /** The modIds that the brand switches off. */
  readonly off: readonly string[];
  readonly contacts: { readonly email: string };
  /** FT-10. Layers from before it have none, and an engine does without. */
  readonly licence?: {
    readonly holder: string;
    readonly number: string;
    readonly regulator: Organisation;
    readonly help: Organisation;
  };
  /** Menu and hero are `data-menu` and `data-hero` of the page's root element: a layout is styles only. */
  readonly layout: {
    /** On a desk: beside the page, under the header, beside it in a dense list, or floating at the bottom. */
    readonly menu: "rail" | "top" | "dense" | "dock";
    readonly card: "portrait" | "square" | "strip";
    readonly hero: "crossfade" | "peek" | "split" | "poster";
    /** The home's sections below its banner, from top to bottom (decision Q-46); a brand's slots may add sections. */
    readonly home: readonly string[];
  };
  /** Paths of the layer's pictures. */
  readonly assets: { readonly logo: string; readonly logoMark: string; readonly favicon: string };
  /** The layer's own address, from which its files are fetched. */
  readonly base: string;
};

/** Every setting but the licence, by name: an engine reads them, so a layer must define them. */
const settings: Readonly<Record<Exclude<keyof BrandSettings, "licence">, true>> = {
  id: true,
  name: true,
  merchantCode: true,
  platform: true,
  device: true,
  lotteryType: true,
  locales: true,
  overrides: true,
  themes: true,
  off: true,
  contacts: true,
  layout: true,
  assets: true,
  base: true,
};

export const settingNames: readonly string[] = Object.keys(settings);
