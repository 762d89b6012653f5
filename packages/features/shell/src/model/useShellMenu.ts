import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, selectIsAgent, useApp, useAppSelector, useGates, useOpenCentre } from "@marquee/runtime";
import { AccountIcon, HomeIcon } from "@marquee/ui-kit";

/** Home (SM-01), and for an agent the agent centre, where any panel of it is on (RP-05). */
export function useShellMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const isAgent = useAppSelector(selectIsAgent);
  const { features } = useApp();
  const gates = useGates();
  const openCentre = useOpenCentre();
  const home: MenuItem = { id: "home", order: 0, group: "main", label: t`Home`, icon: HomeIcon, to: paths.index };
  if (
    !isAgent ||
    !features.some(({ panels }) => panels?.some(({ centre, moduleId }) => centre === "agent" && gates.has(moduleId)))
  )
    return [home];
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
