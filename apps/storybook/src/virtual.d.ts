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
    readonly themes: {
      readonly dark: Readonly<Record<string, string>>;
      readonly light: Readonly<Record<string, string>>;
    };
  }
  /** In the order of their folders. */
  export const brands: readonly BrandLook[];
}

declare module "virtual:marquee/brand-layers" {
  import type { WhitelabelNode } from "@marquee/contract";
  import type { World } from "@marquee/testing";
  import type { BrandSettings } from "@marquee/whitelabel";
  /** A brand's layer as a site has it, and what a gateway knows of its merchant. */
  export interface BrandLayer {
    readonly id: string;
    readonly settings: BrandSettings;
    /** The tree that the brand's merchant has. */
    readonly tree: WhitelabelNode;
    readonly modules: Readonly<Record<string, "out" | "off" | "on">>;
    readonly merchant: World["merchant"];
    /** The pictures that the layer holds, by name; they stand at `settings.base`. */
    readonly files: readonly string[];
  }
  /** In the order of their folders. */
  export const layers: readonly BrandLayer[];
}

declare module "virtual:marquee/features" {
  import type { Engine } from "@marquee/runtime";
  export const features: Engine["features"];
  export const loadAll: NonNullable<Engine["loadAll"]>;
  export const compiled: Engine["compiled"];
  export const loadMessages: Engine["loadMessages"];
}

declare module "virtual:marquee/manifests" {
  import type { FeatureModule } from "@marquee/runtime";
  export const features: readonly FeatureModule[];
}
declare module "virtual:marquee/messages/*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

declare module "virtual:marquee/slots" {
  import type { SlotName, SlotOperation } from "@marquee/runtime";
  /** The operations of the brands that have slots of their own, by brand. */
  export const brandSlots: Readonly<Record<string, readonly SlotOperation[]>>;
  /** What each slot's items are, as the sources say it. */
  export const slotItems: Readonly<Record<SlotName, { readonly about: string; readonly type: string }>>;
}

declare module "virtual:marquee/usage" {
  import type { ComponentUsage } from "./usage/readUsage.ts";
  export const usage: readonly ComponentUsage[];
}
