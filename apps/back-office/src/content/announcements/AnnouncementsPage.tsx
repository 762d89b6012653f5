import { useLingui } from "@lingui/react/macro";
import type { AudienceChoices, StaffAnnouncement, StaffAnnouncementList } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import {
  useListStaffAnnouncementsQuery,
  useRemoveAnnouncementMutation,
  useSaveAnnouncementMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { NoticeBadge } from "../notices/NoticeBadge.tsx";
import { SavedList, SavedListPage } from "../notices/SavedList.tsx";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { useAnnouncementPlaces } from "./useAnnouncementPlaces.ts";

const toName = ({ texts, id }: StaffAnnouncement): string => texts.EN?.title ?? Object.values(texts)[0]?.title ?? id;

function Announcements({ list, choices }: { readonly list: StaffAnnouncementList; readonly choices: AudienceChoices }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const places = useAnnouncementPlaces();
  const [[save], [remove]] = [useSaveAnnouncementMutation(), useRemoveAnnouncementMutation()];
  return (
    <SavedList
      list={list}
      texts={{
        make: t`New announcement`,
        emptyTitle: t`No announcements yet`,
        empty: t`An announcement is a text in the list, in the popup, at promotions or at help.`,
        section: t`By place and priority`,
        label: t`Announcements`,
        removeLabel: t`Remove an announcement`,
        remove: t`Remove the announcement`,
        removeNote: t`It leaves the site at once.`,
      }}
      toName={toName}
      renderDetails={(announcement) => (
        <>
          <Text size="small" tone="muted">
            {places[announcement.type]}
          </Text>
          <NoticeBadge state={announcement.state} />
        </>
      )}
      renderForm={(announcement, onDone) => (
        <AnnouncementForm
          announcement={announcement}
          choices={choices}
          send={async (saved, reason) => {
            await save({ merchant, ...saved, reason, version: announcement?.version ?? 0 }).unwrap();
            return null;
          }}
          onDone={onDone}
        />
      )}
      onRemove={(removed) => remove({ merchant, ...removed }).unwrap()}
    />
  );
}

/** A merchant's announcements: texts, places, when and for whom (X-55, AN-03). */
export function AnnouncementsPage() {
  const merchant = useMerchantCode();
  const { t } = useLingui();
  const loaded = useListStaffAnnouncementsQuery({ merchant });
  return (
    <SavedListPage title={t`Announcements`} fault={t`The announcements did not load`} loaded={loaded}>
      {(list, choices) => <Announcements list={list} choices={choices} />}
    </SavedListPage>
  );
}
