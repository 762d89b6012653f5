import { useGates } from "../access/GatesContext.ts";
import { useApp } from "../brand/AppContext.ts";
import { useAppSelector } from "../createStore.ts";
import { selectSession } from "../session/sessionSlice.ts";
import type { CentreId } from "./CentrePanel.ts";
import { findCentreDoor } from "./findCentreDoor.ts";

/** Whether this account is one of those for whom a centre is; never for a centre that no compiled feature opens. */
export function useIsAdmitted(centre: CentreId): boolean {
  const { features } = useApp();
  const gates = useGates();
  const kind = useAppSelector(selectSession)?.kind;
  const door = findCentreDoor(features, centre);
  if (door?.admits === undefined) return door !== undefined;
  return kind !== undefined && door.admits(kind, (moduleId) => gates.has(moduleId));
}
