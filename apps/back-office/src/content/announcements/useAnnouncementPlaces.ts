import { useLingui } from "@lingui/react/macro";
import type { StaffAnnouncement } from "@marquee/contract/staff";

/** Where announcements are shown, by their type. */
export function useAnnouncementPlaces(): Readonly<Record<StaffAnnouncement["type"], string>> {
  const { t } = useLingui();
  return {
    PL: t`The list of announcements`,
    PU: t`The popup on entry`,
    PR: t`Promotions`,
    H: t`Help`,
    AG: t`The agent centre, for agents alone`,
  };
}
