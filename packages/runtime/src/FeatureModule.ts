import type { MessageDescriptor } from "@lingui/core";
import type { ModId } from "@marquee/contract";
import type { IconPicture } from "@marquee/ui-kit";
import type { Reducer } from "@reduxjs/toolkit";
import type { ComponentType } from "react";
import type { CentrePanel, CentreProps, PanelGroup } from "./centres/CentrePanel.ts";
import type { FeatureModal } from "./modals/showModal.ts";

/** The named areas of a page beside its main content (SH-15). */
export type Area = "menu" | "header" | "banner" | "footer";

/** A screen's chunk. */
export type ScreenChunk = { readonly Screen: ComponentType };

/** A route: the paths that show the screen, the areas around it, and the module without which it does not exist. */
export type FeatureRoute = {
  /** The first is the screen's own address, the others are aliases (RT-01). */
  readonly paths: readonly string[];
  readonly moduleId: ModId;
  readonly areas: readonly Area[];
  /** The page's name in the document's title, before the brand's; home is the brand alone. */
  readonly title?: MessageDescriptor;
  /** Holds what must not be put away, a form or a round: when its module goes off the screen stays and says so itself. */
  readonly holds?: true;
} & (
  | { readonly load: () => Promise<ScreenChunk> }
  // Home alone: nearly all of it is what every lobby needs too, and a chunk of its own would cost the first visit time.
  | ScreenChunk
);

/** One entry of the side menu. */
export type MenuItem = {
  readonly id: string;
  /** Place in the menu, ascending (SM-04). */
  readonly order: number;
  readonly label: string;
  readonly icon: IconPicture;
  readonly to?: string;
  readonly onPress?: () => void;
  readonly group: "main" | "service";
  /** Stands for entries that are still asked for: what would follow them waits, and is not pushed away. */
  readonly isComing?: boolean;
};

/** A part of the header: a visitor's in the initial bytes, which keeps it small, a member's in a chunk of its own. */
export type HeaderAction = {
  readonly id: string;
  /** Place in the header, ascending. */
  readonly order: number;
  readonly moduleId: ModId;
} & (
  | { readonly Action: ComponentType }
  | { readonly loadForMembers: () => Promise<{ readonly Action: ComponentType }> }
);

/**
 * A section of the home page: in the initial bytes, which keeps it small, or in a chunk that comes when the page is idle.
 * The brand's `layout.home` names and orders them (decision Q-46). Its id is its file's name: `hot` is
 * `homeSections/HotSection.tsx`, and so tooling knows the ids without running a manifest (docs/decisions/037).
 */
export type HomeSection = { readonly id: string; readonly moduleId: ModId } & (
  | { readonly Section: ComponentType }
  | { readonly loadDeferred: () => Promise<ComponentType> }
);

/**
 * The states of the features' own slices, by the feature's id. A feature adds its own where it makes its slice, and reads it by
 * `useAppSelector`; nobody else knows of it:
 * `declare module "@marquee/runtime" { interface FeatureStates { readonly wallet: WalletState } }`
 */
export interface FeatureStates {}

/** A slice of the store: what `createSlice` made, under the feature's id. */
export type FeatureSlice = {
  readonly [Name in keyof FeatureStates]: { readonly name: Name; readonly reducer: Reducer<FeatureStates[Name]> };
}[keyof FeatureStates];

/** The pages that replace the site (spec §2 "Start-up by system status"). */
export type StatusScreens = {
  readonly maintenance: () => Promise<ScreenChunk>;
  readonly region: () => Promise<ScreenChunk>;
};

/**
 * What a feature puts into the house (architecture.md rule 3). Shell and the centres render only what is named here; a feature's
 * folder is the only place that a new part of it touches. `listManifestFaults` tells what two features cannot both have.
 */
export type FeatureModule = {
  /** The folder's name. */
  readonly id: string;
  readonly routes?: readonly FeatureRoute[];
  /** A hook that answers the feature's menu entries as they are now. */
  readonly useMenuItems?: () => readonly MenuItem[];
  readonly headerActions?: readonly HeaderAction[];
  readonly homeSections?: readonly HomeSection[];
  /** Headings of the centres' menus; under a heading stand the panels of any feature. */
  readonly panelGroups?: readonly PanelGroup[];
  readonly panels?: readonly CentrePanel[];
  /** What shows the modals of this feature, and those of `sharedModals` that are its own to show: made by `showModal`. */
  readonly modals?: readonly FeatureModal[];
  /** What the page remembers for this feature while it lives; what the gateway said is in the client's cache. */
  readonly slice?: FeatureSlice;
  readonly statusScreens?: StatusScreens;
  /** The frame of both centres (SH-16, SH-17); exactly one feature brings it. */
  readonly loadCentre?: () => Promise<{ readonly Centre: ComponentType<CentreProps> }>;
  /** The frame around every page; exactly one feature brings it. */
  readonly Frame?: ComponentType;
};
