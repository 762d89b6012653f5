import { useGates } from "../access/GatesContext.ts";
import { useKeptMounted } from "../access/useKeptMounted.ts";
import { useApp } from "../brand/AppContext.ts";
import { useAppSelector } from "../createStore.ts";
import { selectIsTrial, selectSession } from "../session/sessionSlice.ts";
import type { CentreAddress } from "./centreAddress.ts";
import { findCentreDoor } from "./findCentreDoor.ts";
import { useCentrePanels } from "./useCentrePanels.ts";
import { useIsAdmitted } from "./useIsAdmitted.ts";

/** What a centre's address means for this visitor; `unknown` until the status has arrived. */
export type CentreAccess = "unknown" | "open" | "login" | "trial" | "missing";

/**
 * Whether a centre's address opens it (MC-15, RP-04, RP-05): there is no such page without its module, for a panel that is not
 * compiled, for a centre without any panel, and in a centre that is not for this kind of account. A panel whose module is off is there and
 * says so; a centre that goes off while it is open stays (decision Q-41).
 */
export function useCentreAccess({ centre, panel }: CentreAddress): CentreAccess {
  const { features } = useApp();
  const gates = useGates();
  const door = findCentreDoor(features, centre);
  const stays = useKeptMounted(door !== undefined && gates.has(door.moduleId));
  const { all, on } = useCentrePanels(centre);
  const isGuest = useAppSelector(selectSession) === null;
  const isTrial = useAppSelector(selectIsTrial);
  const isAdmitted = useIsAdmitted(centre);
  if (gates.size === 0) return "unknown";
  if (!stays || (panel === "" ? on.length === 0 : all.every(({ id }) => id !== panel))) return "missing";
  if (isGuest) return "login";
  if (isTrial) return "trial";
  return isAdmitted ? "open" : "missing";
}
