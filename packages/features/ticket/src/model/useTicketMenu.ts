import { useLingui } from "@lingui/react/macro";
import { type MenuItem, useIsOn, useOpenCentre } from "@marquee/runtime";
import { MessageIcon } from "@marquee/ui-kit";

/** The member's tickets (CS-04, MC-18); a guest logs in first. */
export function useTicketMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  if (!useIsOn("TICKET3")) return [];
  return [
    {
      id: "tickets",
      order: 52,
      group: "service",
      label: t`Feedback and support`,
      icon: MessageIcon,
      onPress: () => openCentre("member", "tickets"),
    },
  ];
}
