import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliateAgreement, AffiliateSheet } from "@marquee/contract/staff";
import { Badge, Button, Heading, Link, notify, Table, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams } from "react-router";
import {
  useEndAffiliateAgreementMutation,
  useGetAffiliateSheetQuery,
} from "../api/endpoints/affiliate/staffEndpoints.ts";
import { Wide } from "../chart/Wide.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Facts } from "../frame/Facts.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { CampaignPart } from "./CampaignPart.tsx";
import { agreementTones, usePlanTexts } from "./useAffiliateTexts.ts";

function EndForm({ agreement, onDone }: { readonly agreement: AffiliateAgreement; readonly onDone: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [end] = useEndAffiliateAgreementMutation();
  const { id: agreementId, version, plan, state } = agreement;
  return (
    <ActForm
      label={t`End ${plan}`}
      hint={
        state === "OFFERED"
          ? t`The offer can be accepted no more.`
          : t`Links bring nobody any more. What players of before bring counts until this month is over.`
      }
      submit={state === "OFFERED" ? t`Take it back` : t`End it`}
      isGrave
      initialValues={{}}
      send={({ reason }) => end({ merchant, agreementId, version, reason }).unwrap()}
      onDone={() => {
        notify(t`Done. The member is told.`, { tone: "success" });
        onDone();
      }}
    />
  );
}

const isOpen = ({ state }: AffiliateAgreement): boolean => state === "OFFERED" || state === "ACTIVE";

function useAgreementColumns(end: (agreement: AffiliateAgreement) => void) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toShortTime = useShortTimeText();
  const mayChange = useMay("affiliates.change");
  const { kinds, agreements: states } = usePlanTexts();
  const toPlan = ({ planId, plan }: AffiliateAgreement) => (
    <DeskLink to={`/${merchant.code}/affiliate-plans/${planId}`}>{plan}</DeskLink>
  );
  const toState = ({ state }: AffiliateAgreement) => <Badge tone={agreementTones[state]}>{states[state]}</Badge>;
  const toAct = (agreement: AffiliateAgreement) => {
    const { plan, state } = agreement;
    return (
      mayChange &&
      isOpen(agreement) && (
        <Button size="small" onClick={() => end(agreement)} aria-label={t`End ${plan}`}>
          {state === "OFFERED" ? t`Take back` : t`End`}
        </Button>
      )
    );
  };
  return [
    { key: "plan", title: t`Plan`, toCell: toPlan },
    { key: "kind", title: t`Kind`, toCell: ({ kind }: AffiliateAgreement) => kinds[kind] },
    { key: "state", title: t`State`, toCell: toState },
    {
      key: "offered",
      title: t`Offered`,
      toCell: ({ offeredAt }: AffiliateAgreement) => toShortTime(offeredAt, merchant.timeZone),
    },
    {
      key: "players",
      title: t`Players`,
      align: "end" as const,
      toCell: ({ players }: AffiliateAgreement) => i18n.number(players),
    },
    { key: "act", title: t`Act`, toCell: toAct },
  ];
}

function Agreements({ agreements }: Pick<AffiliateSheet, "agreements">) {
  const { t } = useLingui();
  const [ending, setEnding] = useState<AffiliateAgreement>();
  const columns = useAgreementColumns(setEnding);
  const close = (): void => setEnding(undefined);
  return (
    <Section title={t`Plans`}>
      <Wide aria-label={t`Plans`}>
        <Table caption={t`Plans`} rows={agreements} toKey={({ id }) => id} columns={columns} />
      </Wide>
      <FormModal title={ending?.plan ?? ""} open={ending !== undefined} onClose={close}>
        {ending !== undefined && <EndForm agreement={ending} onDone={close} />}
      </FormModal>
    </Section>
  );
}

function Sheet({ sheet }: { readonly sheet: AffiliateSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { memberId, account, parent, below, campaigns } = sheet;
  const toAffiliate = ({ id, account: name }: { readonly id: string; readonly account: string }) => (
    <DeskLink to={`/${merchant.code}/affiliates/${id}`}>{name}</DeskLink>
  );
  return (
    <>
      <PageHead>
        <Heading level={1} size="heading">
          {account}
        </Heading>
      </PageHead>
      <Section title={t`Affiliate`}>
        <Facts>
          <dt>{t`Member`}</dt>
          <dd>
            <Link href={`/${merchant.code}/members/${memberId}`}>{account}</Link>
          </dd>
          <dt>{t`Came by`}</dt>
          <dd>{parent === null ? t`Nobody's link` : toAffiliate(parent)}</dd>
          {below.length > 0 && (
            <>
              <dt>{t`Affiliates below`}</dt>
              {below.map((each) => (
                <dd key={each.id}>{toAffiliate(each)}</dd>
              ))}
            </>
          )}
        </Facts>
      </Section>
      <Agreements agreements={sheet.agreements} />
      {campaigns.length === 0 && (
        <Section title={t`Campaigns`}>
          <Text tone="muted">{t`It has made no campaign yet.`}</Text>
        </Section>
      )}
      {campaigns.map((campaign) => (
        <CampaignPart key={campaign.id} memberId={memberId} campaign={campaign} />
      ))}
    </>
  );
}

/** One affiliate: its plans, campaigns, and their figures by day. */
export function AffiliatePage() {
  const { merchant } = useDesk();
  const { memberId = "" } = useParams();
  return (
    <Page>
      <Text size="small">
        <DeskLink to={`/${merchant.code}/affiliates`}>
          <Trans>Affiliates</Trans>
        </DeskLink>
      </Text>
      <LoadGate loaded={useGetAffiliateSheetQuery({ merchant: merchant.code, memberId })}>
        {(sheet) => <Sheet key={sheet.memberId} sheet={sheet} />}
      </LoadGate>
    </Page>
  );
}
