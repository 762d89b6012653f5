import { useLingui } from "@lingui/react/macro";
import {
  type MenuItem,
  selectIsTrial,
  useAppSelector,
  useHasPanels,
  useIsAdmitted,
  useOpenCentre,
} from "@marquee/runtime";
import { AccountIcon } from "@marquee/ui-kit";

/**
 * The agent centre where any panel of it is on (RP-05): for agents, and for a trial account, which is told on opening it that it needs a
 * real one (decision Q-7).
 */
export function useAgentMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const isAdmitted = useIsAdmitted("agent");
  const isTrial = useAppSelector(selectIsTrial);
  const hasPanels = useHasPanels("agent");
  const openCentre = useOpenCentre();
  if (!hasPanels || !(isAdmitted || isTrial)) return [];
  const onPress = (): void => openCentre("agent");
  return [{ id: "agentCentre", order: 900, group: "service", label: t`Agent centre`, icon: AccountIcon, onPress }];
}
