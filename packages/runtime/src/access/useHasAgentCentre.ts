import { useAppSelector } from "../createStore.ts";
import { selectIsAgent, selectIsTrialAgent } from "../session/sessionSlice.ts";
import { useIsOn } from "./GatesContext.ts";

/** Whether this account may open the agent centre (RP-05): agents, and trial agents where TRIALAGENT3 is on (decision 067). */
export function useHasAgentCentre(): boolean {
  const isAgent = useAppSelector(selectIsAgent);
  const isTrialAgent = useAppSelector(selectIsTrialAgent);
  const isTrialOn = useIsOn("TRIALAGENT3");
  return isAgent && (!isTrialAgent || isTrialOn);
}
