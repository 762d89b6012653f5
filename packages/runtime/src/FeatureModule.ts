import type { MessageDescriptor } from "@lingui/core";
import type { ModId } from "@marquee/contract";
import type { IconPicture } from "@marquee/ui-kit";
import type { ComponentType } from "react";

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
} & ({ readonly Action: ComponentType } | { readonly loadForMembers: () => Promise<{ readonly Action: ComponentType }> });

/**
 * A section of the home page: in the initial bytes, which keeps it small, or in a chunk that comes when the page is idle.
 * The brand's `layout.home` names and orders them (decision Q-46).
 */
export type HomeSection = { readonly id: string; readonly moduleId: ModId } & (
  | { readonly Section: ComponentType }
  | { readonly loadLater: () => Promise<ComponentType> }
);

/** An entry of the member or agent centre (MC, AC). */
export type CentrePanel = {
  readonly id: string;
  readonly centre: "member" | "agent";
  readonly order: number;
  readonly moduleId: ModId;
  readonly label: MessageDescriptor;
  readonly icon: IconPicture;
  readonly load: () => Promise<{ readonly Panel: ComponentType }>;
};

/** What a modal is given: how to close itself. */
export type ModalProps = { readonly onClose: () => void };

/** A modal, opened by name from anywhere (spec §2 modal names). */
export type FeatureModal = {
  readonly name: ModalName;
  readonly moduleId: ModId;
  readonly load: () => Promise<{ readonly Modal: ComponentType<ModalProps> }>;
};

/** The modals that a feature may ask for by name, whoever shows them. */
export type ModalName =
  | "loginPopupModal"
  | "registerModal"
  | "registerSuccessModal"
  | "announcementModal"
  | "afterLoginModal"
  | "trialModal"
  | "idleModal"
  | "logoutModal";

/** The pages that replace the site (spec §2 "Start-up by system status"). */
export type StatusScreens = {
  readonly maintenance: () => Promise<ScreenChunk>;
  readonly region: () => Promise<ScreenChunk>;
};

/** What a feature puts into the house (architecture.md rule 3). Shell and the centres render only what is named here. */
export type FeatureModule = {
  readonly id: string;
  readonly routes?: readonly FeatureRoute[];
  /** A hook that answers the feature's menu entries as they are now. */
  readonly useMenuItems?: () => readonly MenuItem[];
  readonly headerActions?: readonly HeaderAction[];
  readonly homeSections?: readonly HomeSection[];
  readonly panels?: readonly CentrePanel[];
  readonly modals?: readonly FeatureModal[];
  readonly statusScreens?: StatusScreens;
  /** The overlay that shows the centres' panels (SH-16); exactly one feature brings it. */
  readonly loadCentre?: () => Promise<{ readonly Centre: ComponentType }>;
  /** The frame around every page; exactly one feature brings it. */
  readonly Frame?: ComponentType;
};
