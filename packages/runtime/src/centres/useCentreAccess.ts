import type { ModId } from "@marquee/contract";
import { useGates, useIsOn } from "../access/GatesContext.ts";
import { useHasAgentCentre } from "../access/useHasAgentCentre.ts";
import { useKeptMounted } from "../access/useKeptMounted.ts";
import { useAppSelector } from "../createStore.ts";
import { selectIsTrial, selectSession } from "../session/sessionSlice.ts";
import type { CentreAddress } from "./centreAddress.ts";
import type { CentreId } from "./CentrePanel.ts";
import { useCentrePanels } from "./useCentrePanels.ts";

/** The module without which a centre does not exist. */
const centreModules: Readonly<Record<CentreId, ModId>> = { member: "MEMCEN3", agent: "AGENT3" };

/** What a centre's address means for this visitor; `unknown` until the status has arrived. */
export type CentreAccess = "unknown" | "open" | "login" | "trial" | "missing";

/**
 * Whether a centre's address opens it (MC-15, RP-04, RP-05): there is no such page without its module, for a panel that is not
 * compiled, for a centre without any panel, and in the agent centre for who is no agent. A panel whose module is off is there and
 * says so; a centre that goes off while it is open stays (decision Q-41).
 */
export function useCentreAccess({ centre, panel }: CentreAddress): CentreAccess {
  const isKnown = useGates().size > 0;
  const stays = useKeptMounted(useIsOn(centreModules[centre]));
  const { all, on } = useCentrePanels(centre);
  const isGuest = useAppSelector(selectSession) === null;
  const isTrial = useAppSelector(selectIsTrial);
  const hasAgentCentre = useHasAgentCentre();
  if (!isKnown) return "unknown";
  if (!stays || (panel === "" ? on.length === 0 : all.every(({ id }) => id !== panel))) return "missing";
  if (isGuest) return "login";
  if (isTrial) return "trial";
  return centre === "agent" && !hasAgentCentre ? "missing" : "open";
}
