import { useLingui } from "@lingui/react/macro";
import { type MenuItem, modalOpened, useAppDispatch, useIsOn } from "@marquee/runtime";
import { AnnouncementIcon } from "@marquee/ui-kit";
import { announcementModal } from "../modals/announcementModal.ts";

/** Announcements (SM-12). */
export function useSupportMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  if (!useIsOn("ANNOUNCE3")) return [];
  const onPress = (): void => {
    dispatch(modalOpened(announcementModal));
  };
  return [
    { id: "announcements", order: 60, group: "service", label: t`Announcements`, icon: AnnouncementIcon, onPress },
  ];
}
