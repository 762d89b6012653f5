import { useLingui } from "@lingui/react/macro";
import {
  type MenuItem,
  paths,
  selectIsTrial,
  useAppSelector,
  useCentrePanels,
  useHasAgentCentre,
  useOpenCentre,
} from "@marquee/runtime";
import { AccountIcon, HomeIcon } from "@marquee/ui-kit";

/**
 * Home (SM-01), and the agent centre where any panel of it is on (RP-05): for agents, and for a trial account, which is told on
 * opening it that it needs a real one (decision Q-7).
 */
export function useShellMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const hasAgentCentre = useHasAgentCentre();
  const isTrial = useAppSelector(selectIsTrial);
  const { on } = useCentrePanels("agent");
  const openCentre = useOpenCentre();
  const home: MenuItem = { id: "home", order: 0, group: "main", label: t`Home`, icon: HomeIcon, to: paths.index };
  if (on.length === 0 || !(hasAgentCentre || isTrial)) return [home];
  return [
    home,
    {
      id: "agentCentre",
      order: 900,
      group: "service",
      label: t`Agent centre`,
      icon: AccountIcon,
      onPress: () => openCentre("agent"),
    },
  ];
}
