import { useGates } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import type { CentreId, CentrePanel } from "./CentrePanel.ts";

/** A centre's panels: all that are compiled, and those of them whose module is on. In the order of the manifests. */
export function useCentrePanels(centre: CentreId): {
  readonly all: readonly CentrePanel[];
  readonly on: readonly CentrePanel[];
} {
  const { features } = useApp();
  const gates = useGates();
  const all = features.flatMap(({ panels = [] }) => panels.filter((panel) => panel.centre === centre));
  return { all, on: all.filter(({ moduleId }) => gates.has(moduleId)) };
}
