import { useLingui } from "@lingui/react/macro";
import {
  type MenuItem,
  paths,
  selectIsTrial,
  useAppSelector,
  useHasAgentCentre,
  useHasPanels,
  useOpenCentre,
} from "@marquee/runtime";
import { AccountIcon, HomeIcon, SupportIcon } from "@marquee/ui-kit";
import { useCustomerService } from "./customerService/useCustomerService.ts";
import { useSocialLinks } from "./useSocialLinks.ts";

/**
 * Home (SM-01), customer service (SM-10), the merchant's links (SM-16), and the agent centre where any panel of it is on (RP-05): for
 * agents, and for a trial account, which is told on opening it that it needs a real one (decision Q-7).
 */
export function useShellMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const hasAgentCentre = useHasAgentCentre();
  const isTrial = useAppSelector(selectIsTrial);
  const hasPanels = useHasPanels("agent");
  const openCentre = useOpenCentre();
  const openService = useCustomerService();
  const links = useSocialLinks();
  const home: MenuItem = { id: "home", order: 0, group: "main", label: t`Home`, icon: HomeIcon, to: paths.index };
  const service = { order: 50, group: "service", label: t`Customer service`, icon: SupportIcon } as const;
  const agentCentre = { order: 900, group: "service", label: t`Agent centre`, icon: AccountIcon } as const;
  return [
    home,
    ...(openService ? [{ id: "customerService", ...service, onPress: openService }] : []),
    ...(hasPanels && (hasAgentCentre || isTrial)
      ? [{ id: "agentCentre", ...agentCentre, onPress: () => openCentre("agent") }]
      : []),
    ...links,
  ];
}
