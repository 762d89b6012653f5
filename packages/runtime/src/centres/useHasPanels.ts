import { useGates } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import type { CentreId } from "./CentrePanel.ts";
import { findCentreDoor } from "./findCentreDoor.ts";

/**
 * Whether the module of any panel of a centre is on; false until the manifests are whole. Panels of the centre's own module do not count: they
 * are for some of its visitors, and it is on wherever the centre is.
 */
export function useHasPanels(centre: CentreId): boolean {
  const { features } = useApp();
  const gates = useGates();
  const own = findCentreDoor(features, centre)?.moduleId;
  return features.some(({ panels = [] }) =>
    panels.some((panel) => panel.centre === centre && panel.moduleId !== own && gates.has(panel.moduleId)),
  );
}
