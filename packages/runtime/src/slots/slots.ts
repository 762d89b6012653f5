import type { ModId } from "@marquee/contract";
import type { CentrePanel } from "../centres/CentrePanel.ts";
import type { HeaderAction, HomeSection, MenuItem } from "../FeatureModule.ts";

/**
 * The slots of the house and the version of what stands in each. A version goes up when an item of the one before would no
 * longer do: a brand's slots that still name that one do not build (decision 015).
 */
export const slotVersions = { "header.actions": 1, "home.sections": 1, "menu.entries": 1, "centre.panels": 2 } as const;

type Versions = typeof slotVersions;

/** A slot's name without its version. */
export type SlotName = keyof Versions;

/** `Omit` that keeps the cases of a union apart. */
type Without<Item, Key extends PropertyKey> = Item extends unknown ? Omit<Item, Key> : never;

/** Where entries of the menu come from. */
export type MenuSource = {
  readonly id: string;
  readonly moduleId: ModId;
  /** A hook that answers the entries as they are now; their order is among themselves. */
  readonly useMenuItems: () => readonly MenuItem[];
};

/** What stands in each slot. Its place comes from the operation, not from the item. */
export type SlotItems = {
  /** A part of the header, between the logo and its end; a visitor's is in the first bytes. */
  readonly "header.actions": Without<HeaderAction, "order">;
  /** A section of the home page, below the banner. */
  readonly "home.sections": HomeSection;
  /** A source of entries of the side menu and of a phone's tabs; a feature's own source has the feature's id. */
  readonly "menu.entries": MenuSource;
  /** An entry of the member centre or the agent centre. */
  readonly "centre.panels": Without<CentrePanel, "order">;
};

type OperationOn<Name extends SlotName> = { readonly slot: `${Name}@${Versions[Name]}` } & (
  | { readonly operation: "append" | "prepend"; readonly item: SlotItems[Name] }
  | { readonly operation: "replace"; readonly id: string; readonly item: Without<SlotItems[Name], "id"> }
  | { readonly operation: "remove"; readonly id: string }
);

/** One change of a brand's own to what the features put into a slot. There is none that wraps what stands there. */
export type SlotOperation = { [Name in SlotName]: OperationOn<Name> }[SlotName];
