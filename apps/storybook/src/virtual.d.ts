declare module "virtual:marquee/brand-looks" {
  /** A brand of the `brands` folder as the toolbar offers it. */
  export interface BrandLook {
    readonly id: string;
    readonly name: string;
    /** Faces and custom properties of both themes. */
    readonly css: string;
    /** What the root of the brand's pages says about their form. */
    readonly layout: Readonly<Record<"menu" | "hero", string>>;
    /** Every token's CSS text, theme by theme. */
    readonly themes: { readonly dark: Readonly<Record<string, string>>; readonly light: Readonly<Record<string, string>> };
  }
  /** In the order of their folders. */
  export const brands: readonly BrandLook[];
}
