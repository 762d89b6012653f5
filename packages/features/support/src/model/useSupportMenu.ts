import { useLingui } from "@lingui/react/macro";
import { type MenuItem, useIsOn } from "@marquee/runtime";
import { AnnouncementIcon } from "@marquee/ui-kit";
import { useOpenAnnouncements } from "./useOpenAnnouncements.ts";

/** Announcements (SM-12). */
export function useSupportMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const open = useOpenAnnouncements();
  if (!useIsOn("ANNOUNCE3")) return [];
  return [
    {
      id: "announcements",
      order: 60,
      group: "service",
      label: t`Announcements`,
      icon: AnnouncementIcon,
      onPress: () => open(),
    },
  ];
}
