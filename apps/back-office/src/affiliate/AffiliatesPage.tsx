import { Trans, useLingui } from "@lingui/react/macro";
import { affiliateAgreementStates } from "@marquee/contract";
import type { AffiliateAgreement, ListAffiliates } from "@marquee/contract/staff";
import { Badge, Heading, SelectField, Text, TextField } from "@marquee/ui-kit";
import { useListAffiliatesQuery } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { FilterForm } from "../list/FilterForm.tsx";
import { type ListColumn, RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useShortTimeText } from "../texts/useShortTimeText.ts";
import { agreementTones, usePlanTexts } from "./useAffiliateTexts.ts";

function useColumns(): readonly ListColumn<AffiliateAgreement>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toShortTime = useShortTimeText();
  const { kinds, agreements } = usePlanTexts();
  const toTimeColumn = (key: "offeredAt" | "answeredAt" | "endedAt", title: string) => ({
    key,
    title,
    toCell: (row: AffiliateAgreement) => {
      const at = row[key];
      return at === null ? "–" : toShortTime(at, merchant.timeZone);
    },
    toText: (row: AffiliateAgreement) => {
      const at = row[key];
      return at === null ? "" : new Date(at).toISOString();
    },
  });
  return [
    {
      key: "account",
      title: t`Affiliate`,
      toCell: ({ memberId, account }) => <DeskLink to={`/${merchant.code}/affiliates/${memberId}`}>{account}</DeskLink>,
      toText: ({ account }) => account,
    },
    {
      key: "plan",
      title: t`Plan`,
      toCell: ({ planId, plan }) => <DeskLink to={`/${merchant.code}/affiliate-plans/${planId}`}>{plan}</DeskLink>,
      toText: ({ plan }) => plan,
    },
    { key: "kind", title: t`Kind`, toCell: ({ kind }) => kinds[kind], toText: ({ kind }) => kind },
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={agreementTones[state]}>{agreements[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "players",
      title: t`Players`,
      align: "end",
      toCell: ({ players }) => i18n.number(players),
      toText: ({ players }) => String(players),
    },
    toTimeColumn("offeredAt", t`Offered`),
    toTimeColumn("answeredAt", t`Answered`),
    toTimeColumn("endedAt", t`Ended`),
    {
      key: "offeredBy",
      title: t`Proposed by`,
      extra: true,
      toCell: ({ offeredBy }) => offeredBy,
      toText: ({ offeredBy }) => offeredBy,
    },
  ];
}

const names = ["account", "state"] as const;

/** Who has which affiliate plan, or an offer of it, newest first. */
export function AffiliatesPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress(["account"]);
  const { agreements } = usePlanTexts();
  const state = affiliateAgreementStates.states.find((each) => each === address.get("state"));
  const [account, planId] = [address.get("account"), address.get("planId")];
  const asked: ListAffiliates = {
    ...(state === undefined ? {} : { state }),
    ...(account === "" ? {} : { account }),
    ...(planId === "" ? {} : { planId }),
    ...address.page,
  };
  const loaded = useListAffiliatesQuery({ merchant: merchant.code, ...asked });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Affiliates</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>
          Members who bring players by links of their own. A plan is offered to a member on the plan's page.
        </Trans>
      </Text>
      <RecordList
        name="affiliates"
        caption={t`Affiliates`}
        columns={useColumns()}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <FilterForm label={t`Affiliates`} names={names} address={address}>
            <TextField name="account" label={t`Username`} defaultValue={account} maxLength={50} autoComplete="off" />
            <SelectField
              name="state"
              label={t`State`}
              defaultValue={state ?? ""}
              options={[
                { value: "", label: t`All` },
                ...Object.entries(agreements).map(([value, label]) => ({ value, label })),
              ]}
            />
          </FilterForm>
        }
      />
    </Page>
  );
}
