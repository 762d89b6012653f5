import { Trans, useLingui } from "@lingui/react/macro";
import { affiliatePlanStates } from "@marquee/contract";
import type { AffiliatePlan } from "@marquee/contract/staff";
import { Badge, Button, Heading, SelectField, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useListAffiliatePlansQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { PlanForm } from "./PlanForm.tsx";
import { planTones, usePlanTexts } from "./useAffiliateTexts.ts";

function useColumns(): readonly ListColumn<AffiliatePlan>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toShortTime = useShortTimeText();
  const { kinds, states } = usePlanTexts();
  return [
    {
      key: "name",
      title: t`Plan`,
      toCell: ({ id, name }) => <DeskLink to={`/${merchant.code}/affiliate-plans/${id}`}>{name}</DeskLink>,
      toText: ({ name }) => name,
    },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind], toText: ({ kind }) => kind },
    { key: "currency", title: t`Currency`, toCell: ({ currency }) => currency, toText: ({ currency }) => currency },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={planTones[state]}>{states[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "affiliates",
      title: t`Affiliates`,
      align: "end",
      toCell: ({ affiliates }) => i18n.number(affiliates),
      toText: ({ affiliates }) => String(affiliates),
    },
    {
      key: "created",
      title: t`Written`,
      toCell: ({ createdAt }) => toShortTime(createdAt, merchant.timeZone),
      toText: ({ createdAt }) => new Date(createdAt).toISOString(),
    },
  ];
}

/** The merchant's affiliate plans, newest first. */
export function PlansPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const { states } = usePlanTexts();
  const mayChange = useMay("affiliates.change");
  const [isWriting, setWriting] = useState(false);
  const state = affiliatePlanStates.states.find((each) => each === address.get("state"));
  const loaded = useListAffiliatePlansQuery({
    merchant: merchant.code,
    ...(state === undefined ? {} : { state }),
    ...address.page,
  });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Affiliate plans</Trans>
        </Heading>
        {mayChange && (
          <Button look="primary" onClick={() => setWriting(true)}>
            <Trans>Write a plan</Trans>
          </Button>
        )}
      </PageHead>
      <Text tone="muted">
        <Trans>
          What affiliates are paid for the players that they bring. A plan is offered to accounts one by one; once one
          has been offered it, its terms change by two people and from the next month on.
        </Trans>
      </Text>
      <RecordList
        name="affiliate-plans"
        caption={t`Affiliate plans`}
        columns={useColumns()}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <SelectField
            name="state"
            label={t`State`}
            value={address.get("state")}
            onChange={({ target }) => address.filter({ state: target.value })}
            options={[
              { value: "", label: t`All` },
              ...Object.entries(states).map(([value, label]) => ({ value, label })),
            ]}
          />
        }
      />
      <FormModal title={t`Write a plan`} open={isWriting} onClose={() => setWriting(false)}>
        <PlanForm onDone={() => setWriting(false)} />
      </FormModal>
    </Page>
  );
}
