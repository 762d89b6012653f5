import { useLingui } from "@lingui/react/macro";
import { toNoticesRequest, useListAnnouncementsQuery } from "@marquee/api-client";
import { useBrand } from "@marquee/runtime";
import { AnnouncementIcon, CountButton } from "@marquee/ui-kit";
import { useOpenAnnouncements } from "../../model/useOpenAnnouncements.ts";
import { useSeenNotices } from "../../model/seenNotices.ts";

/** Opens the announcements and counts those of the first page that this browser has not listed yet (HD-10). */
export function NoticeBell() {
  const { t } = useLingui();
  const { merchantCode } = useBrand();
  const open = useOpenAnnouncements();
  const seen = useSeenNotices();
  const { data } = useListAnnouncementsQuery(toNoticesRequest(merchantCode, 1));
  const count = (data?.player ?? []).filter(({ id }) => !seen.has(id)).length;
  return (
    <CountButton
      label={count === 0 ? t`Announcements` : t`Announcements, ${count} new`}
      count={count}
      onClick={() => open()}
    >
      <AnnouncementIcon size="1em" aria-hidden="true" />
    </CountButton>
  );
}
