import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AudienceChoices, Segment, SegmentList } from "@marquee/contract/staff";
import { Text } from "@marquee/ui-kit";
import {
  useListSegmentsQuery,
  useRemoveSegmentMutation,
  useSaveSegmentMutation,
} from "../../api/endpoints/support/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { SavedList, SavedListPage } from "../notices/SavedList.tsx";
import { SegmentForm } from "./SegmentForm.tsx";

/** How often a segment is used, and who saved it last. */
function SegmentDetails({ users, by, at }: Segment) {
  const toTime = useTimeText();
  const saved = toTime(at);
  return (
    <Text size="small" tone="muted">
      <Plural value={users.length} _0="Not used" one="Used once" other="Used # times" /> ·{" "}
      <Trans>
        saved by {by}, {saved}
      </Trans>
    </Text>
  );
}

function Segments({ list, choices }: { readonly list: SegmentList; readonly choices: AudienceChoices }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [[save], [remove]] = [useSaveSegmentMutation(), useRemoveSegmentMutation()];
  return (
    <SavedList
      list={list}
      texts={{
        make: t`New segment`,
        emptyTitle: t`No segments yet`,
        empty: t`A segment is an audience with a name, which banners and announcements choose.`,
        section: t`By name`,
        label: t`Segments`,
        removeLabel: t`Remove a segment`,
        remove: t`Remove the segment`,
        removeNote: t`A segment that is in use stays.`,
      }}
      toName={({ name }) => name}
      renderDetails={(segment) => <SegmentDetails {...segment} />}
      renderForm={(segment, onDone) => (
        <SegmentForm
          segment={segment}
          choices={choices}
          send={async (saved, reason) => {
            await save({ merchant, ...saved, reason, version: segment?.version ?? 0 }).unwrap();
            return null;
          }}
          onDone={onDone}
        />
      )}
      onRemove={(removed) => remove({ merchant, ...removed }).unwrap()}
    />
  );
}

/** A merchant's segments: audiences with a name. */
export function SegmentsPage() {
  const merchant = useMerchantCode();
  const { t } = useLingui();
  const loaded = useListSegmentsQuery({ merchant });
  return (
    <SavedListPage title={t`Segments`} fault={t`The segments did not load`} loaded={loaded}>
      {(list, choices) => <Segments list={list} choices={choices} />}
    </SavedListPage>
  );
}
