import { useGates } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import type { CentreId } from "./CentrePanel.ts";

/** Whether the module of any panel of a centre is on; false until the manifests are whole. */
export function useHasPanels(centre: CentreId): boolean {
  const { features } = useApp();
  const gates = useGates();
  return features.some(({ panels = [] }) =>
    panels.some((panel) => panel.centre === centre && gates.has(panel.moduleId)),
  );
}
