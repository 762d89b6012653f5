import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffMission } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffChallengesQuery, useListStaffMissionsQuery } from "../api/endpoints/missions/staffEndpoints.ts";
import { useGetAudienceChoicesQuery } from "../api/endpoints/support/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { MissionForm } from "./MissionForm.tsx";
import { StopMissionForm } from "./StopMissionForm.tsx";
import { useMissionColumns } from "./useMissionColumns.tsx";

function Edit({ mission, onDone }: { readonly mission: StaffMission | undefined; readonly onDone: () => void }) {
  const { merchant } = useDesk();
  const loaded = useGetAudienceChoicesQuery({ merchant: merchant.code });
  const challenges = useListStaffChallengesQuery({ merchant: merchant.code });
  return (
    <LoadGate loaded={loaded}>
      {(choices) => (
        <LoadGate loaded={challenges}>
          {(list) => <MissionForm mission={mission} choices={choices} challenges={list} onDone={onDone} />}
        </LoadGate>
      )}
    </LoadGate>
  );
}

/** The merchant's missions, and what each has cost. */
export function MissionsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("promotions.change");
  const [edited, setEdited] = useState<string>();
  const [stopped, setStopped] = useState<StaffMission>();
  const acts = { onChange: ({ id }: StaffMission) => setEdited(id), onStop: setStopped };
  const columns = useMissionColumns(mayChange ? acts : undefined);
  const loaded = useListStaffMissionsQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const onClose = (): void => setEdited(undefined);
  const onLeave = (): void => setStopped(undefined);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Missions</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setEdited("new")}>
            <Trans>New mission</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No missions yet`}>
          <Trans>A mission pays a reward to members who reach a target in its time.</Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="missions"
          caption={t`Missions`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal
        size="wide"
        title={edited === "new" ? t`New mission` : t`Change a mission`}
        open={edited !== undefined}
        onClose={onClose}
      >
        {edited === undefined ? null : <Edit mission={loaded.data?.find(({ id }) => id === edited)} onDone={onClose} />}
      </FormModal>
      <FormModal title={t`Stop a mission`} open={stopped !== undefined} onClose={onLeave}>
        {stopped === undefined ? null : <StopMissionForm mission={stopped} onDone={onLeave} />}
      </FormModal>
    </Page>
  );
}
