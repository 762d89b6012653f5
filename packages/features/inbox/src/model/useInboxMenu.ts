import { useLingui } from "@lingui/react/macro";
import { type MenuItem, useIsOn, useOpenCentre } from "@marquee/runtime";
import { MessageIcon } from "@marquee/ui-kit";

/** Platform information (SM-11): the member's messages; a guest logs in first. */
export function useInboxMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  if (!useIsOn("MESSAGES3")) return [];
  return [
    {
      id: "messages",
      order: 55,
      group: "service",
      label: t`Platform information`,
      icon: MessageIcon,
      onPress: () => openCentre("member", "messageV2"),
    },
  ];
}
