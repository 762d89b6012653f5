import { useGates } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import type { CentreId, CentrePanel } from "./CentrePanel.ts";
import { useCentre } from "./useCentre.ts";

const always = (): boolean => true;

/** A panel's own hook; a centre's panels are the same as long as it is shown, so hooks keep their order. */
const useIsThere = ({ useIsThere: use = always }: CentrePanel, isOn: boolean): boolean | undefined => use(isOn);

/**
 * A centre's panels: all that are compiled, and those of them whose module is on and that apply to this merchant and member. In the order of
 * the manifests, which are whole where a centre is shown.
 */
export function useCentrePanels(centre: CentreId): {
  readonly all: readonly CentrePanel[];
  readonly on: readonly CentrePanel[];
} {
  const { features } = useApp();
  const gates = useGates();
  // Until it is known, a panel that the address names says by itself what there is; the others wait.
  const named = useCentre()?.panel;
  const all = features.flatMap(({ panels = [] }) => panels.filter((panel) => panel.centre === centre));
  const there = all.map((panel) => useIsThere(panel, gates.has(panel.moduleId)));
  const isShown = ({ id, moduleId }: CentrePanel, index: number): boolean =>
    gates.has(moduleId) && (there[index] ?? id === named);
  return { all, on: all.filter(isShown) };
}
