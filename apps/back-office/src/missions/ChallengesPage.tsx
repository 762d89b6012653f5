import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffChallenge } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useListStaffChallengesQuery } from "../api/endpoints/missions/staffEndpoints.ts";
import { useGetAudienceChoicesQuery } from "../api/endpoints/support/staffEndpoints.ts";
import { useAudienceText } from "../content/notices/useAudienceText.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { ChallengeForm } from "./ChallengeForm.tsx";

const Name = styled.div`display: grid; gap: ${token("space.4")}; justify-items: start; min-inline-size: 140px;`;

/** How challenges are listed; with a button where they can be changed. */
function useColumns(
  onChange: ((challenge: StaffChallenge) => void) | undefined,
): readonly ListColumn<StaffChallenge>[] {
  const { t, i18n } = useLingui();
  const toAudience = useAudienceText();
  const toCount = (
    key: "steps" | "running" | "started" | "days" | "position",
    title: string,
  ): ListColumn<StaffChallenge> => ({
    key,
    title,
    align: "end",
    toCell: (challenge) => i18n.number(challenge[key]),
    toText: (challenge) => String(challenge[key]),
  });
  return [
    {
      key: "title",
      title: t`Title`,
      toCell: (challenge) => (
        <Name>
          {challenge.titles.EN}
          {onChange === undefined ? null : (
            <Button size="small" aria-label={t`Change: ${challenge.titles.EN}`} onClick={() => onChange(challenge)}>
              <Trans>Change</Trans>
            </Button>
          )}
        </Name>
      ),
      toText: ({ titles }) => titles.EN,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ isOn, steps }) =>
        isOn ? (
          <Badge tone={steps > 0 ? "success" : "accent"}>{steps > 0 ? t`On offer` : t`No step yet`}</Badge>
        ) : (
          <Badge tone="muted">{t`Off`}</Badge>
        ),
      toText: ({ isOn }) => (isOn ? "on" : "off"),
    },
    {
      key: "audience",
      title: t`For whom`,
      toCell: ({ audience }) => toAudience(audience),
      toText: ({ audience }) => toAudience(audience),
    },
    toCount("steps", t`Steps that are on`),
    toCount("running", t`Playing now`),
    toCount("started", t`Started`),
    toCount("days", t`Days to play it`),
    toCount("position", t`Place in the list`),
  ];
}

/** The merchant's challenges, and how many members play each. */
export function ChallengesPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("promotions.change");
  const [edited, setEdited] = useState<string>();
  const columns = useColumns(mayChange ? ({ id }) => setEdited(id) : undefined);
  const loaded = useListStaffChallengesQuery({ merchant: merchant.code });
  const choices = useGetAudienceChoicesQuery({ merchant: merchant.code }, { skip: edited === undefined });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const onClose = (): void => setEdited(undefined);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Challenges</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setEdited("new")}>
            <Trans>New challenge</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No challenges yet`}>
          <Trans>
            A challenge has steps that a member plays one after another. Make one, and then missions that are its steps.
          </Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="challenges"
          caption={t`Challenges`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal
        size="wide"
        title={edited === "new" ? t`New challenge` : t`Change a challenge`}
        open={edited !== undefined}
        onClose={onClose}
      >
        {edited === undefined ? null : (
          <LoadGate loaded={choices}>
            {(named) => (
              <ChallengeForm
                challenge={loaded.data?.find(({ id }) => id === edited)}
                choices={named}
                onDone={onClose}
              />
            )}
          </LoadGate>
        )}
      </FormModal>
    </Page>
  );
}
