import type { CentreId, CentrePanel, FeatureModule, PanelGroup } from "@marquee/runtime";

/** A heading and the panels under it. */
export type PanelMenuGroup = { readonly group: PanelGroup; readonly panels: readonly CentrePanel[] };

const byOrder = (a: { readonly order: number }, b: { readonly order: number }): number => a.order - b.order;

/** A centre's menu: its headings that have panels, in their order, and the panels of each in theirs. */
export function toPanelMenu(
  features: readonly FeatureModule[],
  centre: CentreId,
  panels: readonly CentrePanel[],
): readonly PanelMenuGroup[] {
  return features
    .flatMap(({ panelGroups = [] }) => panelGroups)
    .filter((group) => group.centre === centre)
    .toSorted(byOrder)
    .map((group) => ({ group, panels: panels.filter((panel) => panel.group === group.id).toSorted(byOrder) }))
    .filter((entry) => entry.panels.length > 0);
}
