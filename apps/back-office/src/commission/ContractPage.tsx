import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { HouseAction, StaffContract, StaffContractSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Heading, Link, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams } from "react-router";
import { styled } from "styled-components";
import { useGetStaffContractQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Facts } from "../frame/Facts.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { Section } from "../frame/Section.tsx";
import { Lines } from "../orders/OrderSteps.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { ActOnContractForm } from "./ActOnContractForm.tsx";
import { OfferForm } from "./OfferForm.tsx";
import { TermsTable } from "./TermsTable.tsx";
import { contractTones, useContractTexts } from "./useCommissionTexts.ts";

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

function ContractFacts({ contract }: { readonly contract: StaffContract }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { kinds, periods, payers } = useContractTexts();
  const { uplineId, upline, effectiveFrom, endedAt } = contract;
  return (
    <Facts>
      <dt>{t`Kind`}</dt>
      <dd>
        {kinds[contract.kind]}, {periods[contract.period]}
      </dd>
      <dt>{t`Agent`}</dt>
      <dd>
        <Link href={`/${merchant.code}/agents/${contract.downlineId}`}>{contract.downline}</Link>
      </dd>
      <dt>{t`Upline`}</dt>
      <dd>{uplineId === null ? t`The house` : <Link href={`/${merchant.code}/agents/${uplineId}`}>{upline}</Link>}</dd>
      <dt>{t`Paid by`}</dt>
      <dd>{payers[contract.payer]}</dd>
      <dt>{t`Currency of its amounts`}</dt>
      <dd>{contract.currency}</dd>
      {effectiveFrom !== null && (
        <>
          <dt>{t`In force since`}</dt>
          <dd>{toTime(effectiveFrom, merchant.timeZone)}</dd>
        </>
      )}
      {endedAt !== null && (
        <>
          <dt>{t`Pays until`}</dt>
          <dd>{toTime(endedAt, merchant.timeZone)}</dd>
        </>
      )}
    </Facts>
  );
}

function Asked({ contract: { kind, asked } }: { readonly contract: StaffContract }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  if (asked === null) return null;
  const until = toTime(asked.until, merchant.timeZone);
  return (
    <Section title={t`What is asked`}>
      <Text>
        {asked.by === "UPLINE"
          ? t`By the upline, to be answered until ${until}`
          : t`By the agent, to be answered until ${until}`}
      </Text>
      {asked.terms === null ? <Text>{t`That the contract ends`}</Text> : <TermsTable kind={kind} terms={asked.terms} />}
    </Section>
  );
}

function History({ steps }: Pick<StaffContractSheet, "steps">) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const { states } = useContractTexts();
  const actors = { UPLINE: t`the upline`, DOWNLINE: t`the agent`, HOUSE: t`the house`, PLATFORM: t`the platform` };
  return (
    <Section title={t`What has happened`}>
      <Lines>
        {steps.map(({ at, state, actor, event }) => (
          <li key={`${at} ${event}`}>{`${toTime(at, merchant.timeZone)} · ${states[state]} · ${actors[actor]}`}</li>
        ))}
      </Lines>
    </Section>
  );
}

function Sheet({ sheet: { contract, steps, ends } }: { readonly sheet: StaffContractSheet }) {
  const { t } = useLingui();
  const mayChange = useMay("agents.change");
  const { states, actions: names } = useContractTexts();
  const [action, setAction] = useState<HouseAction>();
  const { kind, terms, next, status } = contract;
  const close = (): void => setAction(undefined);
  return (
    <>
      <PageHead>
        <Heading level={1} size="heading">
          {contract.downline}
        </Heading>
        <Badge tone={contractTones[status]}>{states[status]}</Badge>
      </PageHead>
      <Section title={t`Contract`}>
        <ContractFacts contract={contract} />
      </Section>
      <Asked contract={contract} />
      {status !== "REQUESTED" && (
        <Section title={t`Terms`}>
          <TermsTable kind={kind} terms={terms} />
        </Section>
      )}
      {next !== null && (
        <Section title={t`Terms from the next period on`}>
          <TermsTable kind={kind} terms={next} />
        </Section>
      )}
      {mayChange && contract.actions.length > 0 && (
        <Section title={t`The house`}>
          <Text tone="muted">
            <Trans>What the house does takes two people.</Trans>{" "}
            {ends > 0 && (
              <Plural
                value={ends}
                one="If this contract ends now, # contract below ends with it."
                other="If this contract ends now, # contracts below end with it."
              />
            )}
          </Text>
          <Buttons>
            {contract.actions.map((each) => (
              <Button key={each} look={each === "END" ? "danger" : undefined} onClick={() => setAction(each)}>
                {names[each]}
              </Button>
            ))}
          </Buttons>
        </Section>
      )}
      <History steps={steps} />
      <FormModal title={action === undefined ? "" : names[action]} open={action !== undefined} onClose={close}>
        {action === "REQUEST" ? (
          <OfferForm contract={contract} onDone={close} />
        ) : action === undefined ? null : (
          <ActOnContractForm contract={contract} action={action} ends={ends} onDone={close} />
        )}
      </FormModal>
    </>
  );
}

/** One contract: its terms, what is asked, what has happened, and what the house may do. */
export function ContractPage() {
  const { merchant } = useDesk();
  const { contractId = "" } = useParams();
  return (
    <Page>
      <Text size="small">
        <DeskLink to={`/${merchant.code}/contracts`}>
          <Trans>Contracts of agents</Trans>
        </DeskLink>
      </Text>
      <LoadGate loaded={useGetStaffContractQuery({ merchant: merchant.code, contractId })}>
        {(sheet) => <Sheet key={sheet.contract.id} sheet={sheet} />}
      </LoadGate>
    </Page>
  );
}
