import { Trans, useLingui } from "@lingui/react/macro";
import type { AudienceChoices, StaffAnnouncement, StaffAnnouncementList } from "@marquee/contract/staff";
import { Button, EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import {
  useGetAudienceChoicesQuery,
  useListStaffAnnouncementsQuery,
  useRemoveAnnouncementMutation,
  useSaveAnnouncementMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderList, type OrderView } from "../../list/OrderList.tsx";
import { NoticeBadge } from "../notices/NoticeBadge.tsx";
import { AnnouncementForm } from "./AnnouncementForm.tsx";
import { useAnnouncementPlaces } from "./useAnnouncementPlaces.ts";

type Act = (announcement: StaffAnnouncement) => void;

const toName = ({ texts, id }: StaffAnnouncement): string => texts.EN?.title ?? Object.values(texts)[0]?.title ?? id;

/** How an announcement stands in the list. */
function useAnnouncementView(onEdit: Act, onRemove: Act): OrderView<StaffAnnouncement> {
  const { t } = useLingui();
  const places = useAnnouncementPlaces();
  const canChange = useMay("content.change");
  return {
    toKey: ({ id }) => id,
    toName,
    toContent: (announcement) => (
      <>
        <Text size="small" strong>
          {toName(announcement)}
        </Text>
        <Text size="small" tone="muted">
          {places[announcement.type]}
        </Text>
        <NoticeBadge state={announcement.state} />
      </>
    ),
    toActs: (announcement) =>
      canChange ? (
        <>
          <Button size="small" aria-label={t`Change ${toName(announcement)}`} onClick={() => onEdit(announcement)}>
            <Trans>Change</Trans>
          </Button>
          <Button
            size="small"
            look="quiet"
            aria-label={t`Remove ${toName(announcement)}`}
            onClick={() => onRemove(announcement)}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : null,
  };
}

function Announcements({ list, choices }: { readonly list: StaffAnnouncementList; readonly choices: AudienceChoices }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("content.change");
  const [[save], [remove]] = [useSaveAnnouncementMutation(), useRemoveAnnouncementMutation()];
  const [edited, setEdited] = useState<StaffAnnouncement | "new">();
  const [removed, setRemoved] = useState<StaffAnnouncement>();
  const view = useAnnouncementView(setEdited, setRemoved);
  const announcement = edited === "new" ? undefined : edited;
  return (
    <>
      {canChange ? (
        <div>
          <Button look="primary" size="small" onClick={() => setEdited("new")}>
            <Trans>New announcement</Trans>
          </Button>
        </div>
      ) : null}
      {list.length === 0 ? (
        <EmptyState picture="empty" title={t`No announcements yet`}>
          <Trans>An announcement is a text in the list, in the popup, at promotions or at help.</Trans>
        </EmptyState>
      ) : (
        <Section title={t`By place and priority`}>
          <OrderList label={t`Announcements`} items={list} view={view} onOrder={undefined} />
        </Section>
      )}
      <FormModal
        size="wide"
        title={announcement === undefined ? t`New announcement` : toName(announcement)}
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
      >
        {edited === undefined ? null : (
          <AnnouncementForm
            announcement={announcement}
            choices={choices}
            send={async (saved, reason) => {
              await save({ merchant, ...saved, reason, version: announcement?.version ?? 0 }).unwrap();
              return null;
            }}
            onDone={() => setEdited(undefined)}
          />
        )}
      </FormModal>
      <FormModal
        title={t`Remove ${removed === undefined ? "" : toName(removed)}`}
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
      >
        {removed === undefined ? null : (
          <SwitchForm
            label={t`Remove an announcement`}
            initialValues={{}}
            toSwitch={() => removed}
            send={async ({ id, version }, reason) => {
              await remove({ merchant, id, version, reason }).unwrap();
              return null;
            }}
            timed={false}
            action={t`Remove the announcement`}
            onDone={() => setRemoved(undefined)}
          >
            <Text size="small" tone="muted">
              <Trans>It leaves the site at once.</Trans>
            </Text>
          </SwitchForm>
        )}
      </FormModal>
    </>
  );
}

/** A merchant's announcements: texts, places, when and for whom (X-55, AN-03). */
export function AnnouncementsPage() {
  const merchant = useMerchantCode();
  const { t } = useLingui();
  const loaded = useListStaffAnnouncementsQuery({ merchant });
  const choices = useGetAudienceChoicesQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Announcements</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The announcements did not load`}>
        {(list) => (
          <LoadGate loaded={choices} fault={t`The announcements did not load`}>
            {(found) => <Announcements list={list} choices={found} />}
          </LoadGate>
        )}
      </LoadGate>
    </Page>
  );
}
