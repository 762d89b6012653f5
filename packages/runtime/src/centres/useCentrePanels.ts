import { useGates } from "../access/GatesContext.ts";
import { useIsSingleWallet } from "../session/useIsSingleWallet.ts";
import { useApp } from "../brand/AppContext.ts";
import type { CentreId, CentrePanel } from "./CentrePanel.ts";

/** A centre's panels: all that are compiled, and those of them whose module is on and that apply to this merchant. In the order of the manifests. */
export function useCentrePanels(centre: CentreId): {
  readonly all: readonly CentrePanel[];
  readonly on: readonly CentrePanel[];
} {
  const { features } = useApp();
  const gates = useGates();
  // Not known yet: the panel itself says what there is.
  const hasWallets = useIsSingleWallet() !== true;
  const all = features.flatMap(({ panels = [] }) => panels.filter((panel) => panel.centre === centre));
  return { all, on: all.filter(({ moduleId, forWallets }) => gates.has(moduleId) && (!forWallets || hasWallets)) };
}
