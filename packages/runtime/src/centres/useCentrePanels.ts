import { useGetAvailablePromoQuery } from "@marquee/api-client";
import { useGates } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import { useAppSelector } from "../createStore.ts";
import { selectAvailablePromo } from "../session/publicState.ts";
import { selectIsMember } from "../session/sessionSlice.ts";
import { useIsSingleWallet } from "../session/useIsSingleWallet.ts";
import { useCentre } from "./useCentre.ts";
import type { CentreId, CentrePanel } from "./CentrePanel.ts";

/**
 * A centre's panels: all that are compiled, and those of them whose module is on and that apply to this merchant and member. In the order of
 * the manifests.
 */
export function useCentrePanels(centre: CentreId): {
  readonly all: readonly CentrePanel[];
  readonly on: readonly CentrePanel[];
} {
  const { features } = useApp();
  const gates = useGates();
  const isMember = useAppSelector(selectIsMember);
  // Not known yet: the panel itself says what there is.
  const hasWallets = useIsSingleWallet() !== true;
  const all = features.flatMap(({ panels = [] }) => panels.filter((panel) => panel.centre === centre));
  const modulesOn = all.filter(({ moduleId }) => gates.has(moduleId));
  const asksPromos = modulesOn.some(({ forPromo }) => forPromo !== undefined);
  useGetAvailablePromoQuery({}, { skip: !isMember || !asksPromos });
  const promos = useAppSelector(selectAvailablePromo);
  // Until it is known, a panel that the address names says by itself what there is; the others wait.
  const named = useCentre()?.panel;
  const hasPromo = ({ id, forPromo }: CentrePanel): boolean =>
    forPromo === undefined || (promos === undefined ? id === named : promos[forPromo]);
  const applies = (panel: CentrePanel): boolean => (!panel.forWallets || hasWallets) && hasPromo(panel);
  return { all, on: modulesOn.filter(applies) };
}
