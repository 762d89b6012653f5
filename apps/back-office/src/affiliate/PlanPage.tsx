import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliatePlanSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Heading, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams } from "react-router";
import { styled } from "styled-components";
import { useEndAffiliatePlanMutation, useGetAffiliatePlanQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Facts } from "../frame/Facts.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { ActForm } from "../member/acts/ActForm.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { OfferPlanForm } from "./OfferPlanForm.tsx";
import { PlanForm } from "./PlanForm.tsx";
import { PlanTerms } from "./PlanTerms.tsx";
import { planTones, usePlanTexts } from "./useAffiliateTexts.ts";

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

function EndPlanForm({ plan, onDone }: { readonly plan: AffiliatePlanSheet; readonly onDone: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [end] = useEndAffiliatePlanMutation();
  const { id: planId, version, name } = plan;
  return (
    <ActForm
      label={t`End ${name}`}
      hint={t`Offers are taken back, and links bring nobody any more. What players of before bring counts until this month is over.`}
      submit={t`End it`}
      isGrave
      initialValues={{}}
      send={({ reason }) => end({ merchant, planId, version, reason }).unwrap()}
      onDone={() => {
        notify(t`The plan has ended.`, { tone: "success" });
        onDone();
      }}
    />
  );
}

function Sheet({ plan }: { readonly plan: AffiliatePlanSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const mayChange = useMay("affiliates.change");
  const { kinds, states } = usePlanTexts();
  const [act, setAct] = useState<"offer" | "change" | "end">();
  const close = (): void => setAct(undefined);
  const { kind, currency, state } = plan;
  const titles = { offer: t`Offer the plan`, change: t`Change the terms`, end: t`End the plan` };
  return (
    <>
      <PageHead>
        <Heading level={1} size="heading">
          {plan.name}
        </Heading>
        <Badge tone={planTones[state]}>{states[state]}</Badge>
      </PageHead>
      <Section title={t`Plan`}>
        <Facts>
          <dt>{t`Kind`}</dt>
          <dd>{kinds[kind]}</dd>
          <dt>{t`Currency`}</dt>
          <dd>{currency}</dd>
          <dt>{t`Affiliates`}</dt>
          <dd>
            <DeskLink to={`/${merchant.code}/affiliates?planId=${plan.id}`}>{i18n.number(plan.affiliates)}</DeskLink>
          </dd>
          <dt>{t`Written`}</dt>
          <dd>{toTime(plan.createdAt, merchant.timeZone)}</dd>
        </Facts>
        {mayChange && state !== "ENDED" && (
          <Buttons>
            <Button look="primary" onClick={() => setAct("offer")}>
              {titles.offer}
            </Button>
            <Button onClick={() => setAct("change")}>{titles.change}</Button>
            <Button look="danger" onClick={() => setAct("end")}>
              {titles.end}
            </Button>
          </Buttons>
        )}
      </Section>
      {plan.versions.map((version) => {
        const { number, from } = version;
        return (
          <Section
            key={number}
            title={from === null ? t`Terms of the beginning` : t`Version ${number}, from ${from} on`}
          >
            <PlanTerms kind={kind} currency={currency} version={version} />
          </Section>
        );
      })}
      <FormModal title={act === undefined ? "" : titles[act]} open={act !== undefined} onClose={close}>
        {act === "offer" && <OfferPlanForm planId={plan.id} onDone={close} />}
        {act === "change" && <PlanForm plan={plan} onDone={close} />}
        {act === "end" && <EndPlanForm plan={plan} onDone={close} />}
      </FormModal>
    </>
  );
}

/** One plan: its terms of all versions, and what may be done with it. */
export function PlanPage() {
  const { merchant } = useDesk();
  const { planId = "" } = useParams();
  return (
    <Page>
      <Text size="small">
        <DeskLink to={`/${merchant.code}/affiliate-plans`}>
          <Trans>Affiliate plans</Trans>
        </DeskLink>
      </Text>
      <LoadGate loaded={useGetAffiliatePlanQuery({ merchant: merchant.code, planId })}>
        {(plan) => <Sheet key={plan.id} plan={plan} />}
      </LoadGate>
    </Page>
  );
}
