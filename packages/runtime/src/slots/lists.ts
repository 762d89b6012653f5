import type { CentrePanel } from "../centres/CentrePanel.ts";
import type { FeatureModule, HeaderAction, HomeSection } from "../FeatureModule.ts";
import type { MenuSource, SlotName } from "./slots.ts";

/** How a slot's items stand in the manifests. */
export type SlotList<Item extends { readonly id: string }> = {
  readonly read: (feature: FeatureModule) => readonly Item[];
  readonly write: (feature: FeatureModule, items: readonly Item[]) => FeatureModule;
};

type Lists = {
  readonly "header.actions": SlotList<HeaderAction>;
  readonly "home.sections": SlotList<HomeSection>;
  readonly "menu.entries": SlotList<MenuSource>;
  readonly "centre.panels": SlotList<CentrePanel>;
};

/** The list behind each slot. */
export const slotLists: Lists = {
  "header.actions": {
    read: ({ headerActions = [] }) => headerActions,
    write: (feature, headerActions) => ({ ...feature, headerActions }),
  },
  "home.sections": {
    read: ({ homeSections = [] }) => homeSections,
    write: (feature, homeSections) => ({ ...feature, homeSections }),
  },
  "menu.entries": {
    // A feature's own entries ask the gates by themselves.
    read: ({ id, useMenuItems }) => (useMenuItems ? [{ id, moduleId: "ROOT3", useMenuItems }] : []),
    write: (feature, [source]) => {
      const { useMenuItems: _, ...rest } = feature;
      return source ? { ...rest, useMenuItems: source.useMenuItems } : rest;
    },
  },
  "centre.panels": { read: ({ panels = [] }) => panels, write: (feature, panels) => ({ ...feature, panels }) },
};

/** The ids of what stands in a slot, in the order of the features. */
export const listSlotIds = (features: readonly FeatureModule[], name: SlotName): readonly string[] =>
  features.flatMap((feature) => slotLists[name].read(feature).map(({ id }) => id));
