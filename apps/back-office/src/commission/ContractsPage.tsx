import { Trans, useLingui } from "@lingui/react/macro";
import { contractKinds, contractStates } from "@marquee/contract";
import type { ListStaffContracts, StaffContract } from "@marquee/contract/staff";
import { Badge, Button, Heading, Link, SelectField, Text, TextField } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffContractsQuery } from "../api/endpoints/commission/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { FilterForm } from "../list/FilterForm.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { OfferForm } from "./OfferForm.tsx";
import { contractTones, useContractTexts } from "./useCommissionTexts.ts";

/** The highest rate of the terms that are in force, or are asked for first. */
const toTopRate = ({ terms }: StaffContract): string => terms.tiers.at(-1)?.rate ?? "";

function useContractColumns(): readonly ListColumn<StaffContract>[] {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const toShortTime = useShortTimeText();
  const { kinds, states, payers } = useContractTexts();
  const toAgent = (id: string, account: string) => <Link href={`/${merchant.code}/agents/${id}`}>{account}</Link>;
  return [
    {
      key: "kind",
      title: t`Contract`,
      toCell: ({ id, kind }) => <DeskLink to={`/${merchant.code}/contracts/${id}`}>{kinds[kind]}</DeskLink>,
      toText: ({ kind }) => kind,
    },
    {
      key: "downline",
      title: t`Agent`,
      toCell: ({ downlineId, downline }) => toAgent(downlineId, downline),
      toText: ({ downline }) => downline,
    },
    {
      key: "upline",
      title: t`Upline`,
      toCell: ({ uplineId, upline }) => (uplineId === null ? t`The house` : toAgent(uplineId, upline)),
      toText: ({ uplineId, upline }) => (uplineId === null ? "" : upline),
    },
    {
      key: "rate",
      title: t`Highest rate, in percent`,
      align: "end",
      toCell: toTopRate,
      toText: toTopRate,
    },
    {
      key: "state",
      title: t`State`,
      toCell: ({ status }) => <Badge tone={contractTones[status]}>{states[status]}</Badge>,
      toText: ({ status }) => status,
    },
    { key: "payer", title: t`Paid by`, toCell: ({ payer }) => payers[payer], toText: ({ payer }) => payer },
    {
      key: "since",
      title: t`In force since`,
      toCell: ({ effectiveFrom }) => (effectiveFrom === null ? "–" : toShortTime(effectiveFrom, merchant.timeZone)),
      toText: ({ effectiveFrom }) => (effectiveFrom === null ? "" : new Date(effectiveFrom).toISOString()),
    },
    {
      key: "changed",
      title: t`Changed`,
      toCell: ({ changedAt }) => toShortTime(changedAt, merchant.timeZone),
      toText: ({ changedAt }) => new Date(changedAt).toISOString(),
    },
  ];
}

const lists = ["HOUSE", "ALL"] as const;
const names = ["list", "account", "kind", "state"] as const;

/** The contracts of agents: those of the house, which staff make, or everybody's. */
export function ContractsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress(["account"]);
  const texts = useContractTexts();
  const mayChange = useMay("agents.change");
  const [isOffering, setOffering] = useState(false);
  const find = <Item extends string>(items: readonly Item[], name: string): Item | undefined =>
    items.find((item) => item === address.get(name));
  const [kind, state, account] = [
    find(contractKinds, "kind"),
    find(contractStates.states, "state"),
    address.get("account"),
  ];
  const asked: ListStaffContracts = {
    list: find(lists, "list") ?? "HOUSE",
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    ...(account === "" ? {} : { account }),
    ...address.page,
  };
  const loaded = useListStaffContractsQuery({ merchant: merchant.code, ...asked });
  const toOptions = (all: Readonly<Record<string, string>>) => [
    { value: "", label: t`All` },
    ...Object.entries(all).map(([value, label]) => ({ value, label })),
  ];
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Contracts of agents</Trans>
        </Heading>
        {mayChange && (
          <Button look="primary" onClick={() => setOffering(true)}>
            <Trans>Offer a contract</Trans>
          </Button>
        )}
      </PageHead>
      <Text tone="muted">
        <Trans>
          The house makes contracts with agents at the top of the tree. What it gives them is the most that they can
          give to those below.
        </Trans>
      </Text>
      <RecordList
        name="contracts"
        caption={t`Contracts of agents`}
        columns={useContractColumns()}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <FilterForm label={t`Contracts of agents`} names={names} address={address}>
            <SelectField
              name="list"
              label={t`Whose`}
              defaultValue={address.get("list")}
              options={[
                { value: "", label: t`Of the house` },
                { value: "ALL", label: t`Of everybody` },
              ]}
            />
            <TextField name="account" label={t`Username`} defaultValue={account} maxLength={50} autoComplete="off" />
            <SelectField name="kind" label={t`Kind`} defaultValue={kind ?? ""} options={toOptions(texts.kinds)} />
            <SelectField name="state" label={t`State`} defaultValue={state ?? ""} options={toOptions(texts.states)} />
          </FilterForm>
        }
      />
      <FormModal title={t`Offer a contract`} open={isOffering} onClose={() => setOffering(false)}>
        <OfferForm onDone={() => setOffering(false)} />
      </FormModal>
    </Page>
  );
}
