import type { MessageDescriptor } from "@lingui/core";
import type { ModId } from "@marquee/contract";
import type { IconPicture } from "@marquee/ui-kit";
import type { Reducer } from "@reduxjs/toolkit";
import type { ComponentType, ReactNode } from "react";
import type { CentreDoor, CentrePanel, CentreSummary, PanelGroup } from "./centres/CentrePanel.ts";
import type { modalOpened } from "./modals/modalsSlice.ts";
import type { FeatureModal } from "./modals/showModal.ts";
import type { SessionKey } from "./preferences/storage.ts";
import type { PublicSelectors } from "./session/publicState.ts";

/** The named areas of a page beside its main content (SH-15). */
export type Area = "menu" | "miniMenu" | "header" | "banner" | "footer" | "licence";

/** A screen's chunk. */
export type ScreenChunk = { readonly Screen: ComponentType };

/** A route: the paths that show the screen, the areas around it, and the module without which it does not exist. */
export type FeatureRoute = {
  /** The first is the screen's own address, the others are aliases (RT-01). */
  readonly paths: readonly string[];
  readonly moduleId: ModId;
  readonly areas: readonly Area[];
  /** Without this module the page has none of its areas. */
  readonly areasModule?: ModId;
  /** The page's name in the document's title, before the brand's; home is the brand alone. */
  readonly title?: MessageDescriptor;
  /** The screen holds something that must not be taken away, such as a form or a round: when its module goes off it stays and says so itself. */
  readonly holds?: true;
  /** A guest may open it although the brand sends guests to /login (SH-10). */
  readonly isOpen?: true;
  /** It is open to whom maintenance or the region keeps out, too, in the frame of `statusScreens.page`: all that its calls need must be (`whileClosed`). */
  readonly whileClosed?: true;
  /** Outside pages send visitors back here, with an answer in the address: it is taken from there at once (`getOutsideReturn`). */
  readonly takesAnswer?: true;
  /** Where the first load knows the address alone, the manifest's `screens` has title and chunk instead. */
  readonly load?: () => Promise<ScreenChunk>;
  /** For home only: nearly all of it is needed by every lobby too, and a separate chunk would slow down the first visit. */
  readonly Screen?: ComponentType;
};

/** What loads after the first paint of a route. */
export type FeatureScreen = { readonly title?: MessageDescriptor; readonly load: () => Promise<ScreenChunk> };

/** One entry of the side menu. */
export type MenuItem = {
  readonly id: string;
  /** Place in the menu, ascending (SM-04). */
  readonly order: number;
  readonly label: string;
  readonly icon: IconPicture;
  /** A page of the site; an address with its scheme opens in a tab of its own. */
  readonly to?: string;
  readonly onPress?: () => void;
  /** How many things wait there; nothing is drawn for 0. */
  readonly count?: number;
  readonly group: "main" | "service" | "links";
  /** A placeholder for entries still loading: later entries wait, so that they do not move. */
  readonly isComing?: boolean;
};

/** A part of the header: for visitors in the initial load, so it must be small; for members in a separate chunk. */
export type HeaderAction = {
  readonly id: string;
  /** Place in the header, ascending. */
  readonly order: number;
  readonly moduleId: ModId;
} & (
  | { readonly Action: ComponentType }
  | { readonly loadForMembers: () => Promise<{ readonly Action: ComponentType }> }
);

/** A line between a page's banner and its content. It is in the initial load and holds its own place, so it must be small. */
export type PageLine = { readonly id: string; readonly moduleId: ModId; readonly Line: ComponentType };

/**
 * A section of the home page: in the initial load, so it must be small, or in a chunk that loads when the page is idle.
 * The brand's `layout.home` names and orders them (decision Q-46). Its id is its file's name: `hot` is
 * `homeSections/HotSection.tsx`, and so tooling knows the ids without running a manifest (docs/decisions/037).
 */
export type HomeSection = { readonly id: string; readonly moduleId: ModId } & (
  | { readonly Section: ComponentType }
  | { readonly loadDeferred: () => Promise<ComponentType> }
);

/** A part of the foot of a page, below the ways to pay; it loads with the page idle, and shows nothing where it has nothing to show. */
export type FooterPart = {
  readonly id: string;
  readonly moduleId: ModId;
  readonly load: () => Promise<ComponentType>;
};

/** Floats above the foot of a page, such as a button; it loads with the page idle. */
export type PageButton = {
  readonly id: string;
  readonly moduleId: ModId;
  readonly load: () => Promise<ComponentType>;
};

/** A part of the chat, beside those of other features: a room, support. */
export type ChatPanel = {
  readonly id: string;
  /** Its place, ascending. */
  readonly order: number;
  readonly moduleId: ModId;
  readonly label: MessageDescriptor;
  readonly load: () => Promise<ComponentType>;
};

/** Stands before a panel of any feature and shows it, its children, when nothing is left to say first. */
export type PanelGuard = {
  readonly id: string;
  /** The panel of the member centre. */
  readonly panel: string;
  /** Without it the panel stands by itself. */
  readonly moduleId: ModId;
  readonly load: () => Promise<{ readonly Guard: ComponentType<{ readonly children: ReactNode }> }>;
};

/** What a watch over a game is given (contract 3.12.4). */
export type GameWatchProps = {
  /** Pauses the game and covers it, or lets it go on. */
  readonly onPause: (isPaused: boolean) => void;
  /** Takes the game away for good and leaves `reason` in its place; an open round is settled by its server. */
  readonly onStop: (reason: ReactNode) => void;
  /** Leaves the game, for its lobby. */
  readonly onLeave: () => void;
};

/** Watches over an open game for money; shown above it while its module is on. */
export type GameWatch = {
  readonly id: string;
  readonly moduleId: ModId;
  readonly load: () => Promise<{ readonly Watch: ComponentType<GameWatchProps> }>;
};

/**
 * The states of features' own slices, by feature id. A feature adds its own where it creates its slice, and reads it by
 * `useAppSelector`; nobody else knows of it:
 * `declare module "@marquee/runtime" { interface FeatureStates { readonly wallet: WalletState } }`
 */
export interface FeatureStates {}

/** A slice of the store, made by `createSlice` under the feature's id. */
export type FeatureSlice = {
  readonly [Name in keyof FeatureStates]: { readonly name: Name; readonly reducer: Reducer<FeatureStates[Name]> };
}[keyof FeatureStates];

/** Opens something for refusals with these codes, by what the refusal says beside the code. */
export type FeatureRefusal = {
  readonly codes: readonly string[];
  readonly toAction: (code: string, value: Readonly<Record<string, unknown>>) => ReturnType<typeof modalOpened>;
};

/** The pages that replace the site (spec §2 "Start-up by system status"). */
export type StatusScreens = {
  readonly maintenance: () => Promise<ScreenChunk>;
  readonly region: () => Promise<ScreenChunk>;
  /** The frame of a page that is open all the same (`whileClosed`); it shows the page by `<Outlet>`. */
  readonly page: () => Promise<ScreenChunk>;
};

/**
 * What a feature contributes to the app (architecture.md rule 3). Shell and the centres render only what is listed here; a feature's
 * folder is the only place that a new part of it touches. `listManifestFaults` lists what two features cannot both have.
 * What the first paint does without loads after it: see `FirstManifest`.
 */
export type FeatureModule = {
  /** The folder's name. */
  readonly id: string;
  readonly routes?: readonly FeatureRoute[];
  /** The titles and chunks of those routes that have none of their own, by the route's first path. */
  readonly screens?: Readonly<Record<string, FeatureScreen>>;
  /** A hook that answers the feature's menu entries as they are now. */
  readonly useMenuItems?: () => readonly MenuItem[];
  readonly headerActions?: readonly HeaderAction[];
  readonly homeSections?: readonly HomeSection[];
  /** Parts of the foot of every page that has one, in the order of the features. */
  readonly footerParts?: readonly FooterPart[];
  /** Buttons that float above every page with a foot. */
  readonly pageButtons?: readonly PageButton[];
  /** Parts of the chat. */
  readonly chatPanels?: readonly ChatPanel[];
  /** Lines of the pages that have a banner's place. */
  readonly pageLines?: readonly PageLine[];
  /** The centres that are this feature's to open. */
  readonly centreDoors?: readonly CentreDoor[];
  /** Headings of the centres' menus; under a heading stand the panels of any feature. */
  readonly panelGroups?: readonly PanelGroup[];
  readonly panels?: readonly CentrePanel[];
  /** What stands above the centres' menus. */
  readonly centreSummaries?: readonly CentreSummary[];
  /** What stands before panels. */
  readonly panelGuards?: readonly PanelGuard[];
  /** What watches over games for money. */
  readonly gameWatches?: readonly GameWatch[];
  /** What shows the modals of this feature, and those of `sharedModals` that are its own to show: made by `showModal`. */
  readonly modals?: readonly FeatureModal[];
  /** The page's own state for this feature; answers of the gateway are in the client's cache. */
  readonly slice?: FeatureSlice;
  /** Names in an address's query whose values are kept for the tab, because visitors often open other pages first (RG-24). */
  readonly keptQuery?: readonly SessionKey[];
  /** What others may read of the feature's state (EN-25), by the names of `PublicState`. */
  readonly publicState?: PublicSelectors;
  /** Shows nothing: it keeps in the browser what the specification names (SK-01), and takes away what is the member's. */
  readonly Storage?: ComponentType;
  /** Shows nothing: it stands while a member is logged in, and opens what the member must be told. */
  readonly MemberWatch?: ComponentType;
  /** Shows nothing: it opens what a visit begins with (AN-06). */
  readonly Arrival?: ComponentType;
  /** Refusals of calls that open something, whatever was pressed. */
  readonly refusals?: readonly FeatureRefusal[];
  readonly statusScreens?: StatusScreens;
  /** The frame of both centres (SH-16, SH-17); exactly one feature brings it. */
  readonly loadCentre?: () => Promise<{ readonly Centre: ComponentType }>;
  /** The frame around every page; exactly one feature brings it. */
  readonly Frame?: ComponentType;
};

/**
 * What of a feature the first paint needs: `<f>First.ts`, which `<f>Feature.ts` spreads and adds to. The rest, such as panels and modals,
 * loads when the page is idle or asked for it (docs/decisions/112). A feature without such a file loads whole.
 */
export type FirstManifest = Pick<
  FeatureModule,
  | "id"
  | "routes"
  | "useMenuItems"
  | "headerActions"
  | "homeSections"
  | "pageLines"
  | "slice"
  | "keptQuery"
  | "centreDoors"
  | "statusScreens"
  | "Frame"
>;
