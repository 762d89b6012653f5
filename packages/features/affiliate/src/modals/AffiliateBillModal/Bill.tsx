import { Trans, useLingui } from "@lingui/react/macro";
import type { AffiliateBill } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { formatMoney } from "@marquee/i18n";
import { toMonthText, useLanguage, useSymbolOf } from "@marquee/runtime";
import { DateTime, Heading, Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { BillBadge } from "../../components/BillBadge.tsx";
import { Line, PanelPage, Part } from "../../components/PanelPage.ts";
import { PlanTerms } from "../../components/PlanTerms.tsx";
import { Terms } from "../../components/Terms.tsx";
import { useAffiliateTexts } from "../../model/useAffiliateTexts.ts";
import { useBillTexts } from "../../model/useBillTexts.ts";
import { BillPlayers } from "./BillPlayers.tsx";
import { BillSteps } from "./BillSteps.tsx";
import { BillSubs } from "./BillSubs.tsx";

const Amount = styled.strong`font-size: ${token("text.heading")}; > span { white-space: normal; }`;

/** The bill in short: whose, how much, its state, and what that means. */
function Head({ bill }: Pick<AffiliateBill, "bill">) {
  const { t } = useLingui();
  const { tag } = useLanguage();
  const symbol = useSymbolOf()(bill.currency);
  const { kinds } = useAffiliateTexts();
  const { meanings } = useBillTexts();
  const { reason, status } = bill;
  const hasNote = reason !== "" && (status === "REFUSED" || status === "ISSUED");
  return (
    <Part>
      <Text>
        {bill.plan} · {toMonthText(bill.month.slice(0, 7), tag)}
      </Text>
      <Text size="small" tone="muted">
        {kinds[bill.kind]}
      </Text>
      <Line>
        <Amount>
          <Money amount={bill.amount} currency={symbol} />
        </Amount>
        <BillBadge status={status} />
      </Line>
      <Text size="small">{meanings[status]}</Text>
      {hasNote && (
        <Text size="small">
          {reason === "closed" ? t`Your account was closed.` : <Trans>Our staff's note: {reason}</Trans>}
        </Text>
      )}
    </Part>
  );
}

function Inputs({ data: { bill, inputs } }: { readonly data: AffiliateBill }) {
  const { t, i18n } = useLingui();
  const symbol = useSymbolOf()(bill.currency);
  const money = (key: "ngr" | "carryIn" | "remainderIn" | "below" | "minimumPay", name: string) => ({
    key,
    name,
    text: formatMoney(inputs[key], i18n.locale, symbol),
  });
  const count = (key: "qualified" | "digits", name: string) => ({ key, name, text: i18n.number(inputs[key]) });
  return (
    <Terms
      label={t`Inputs`}
      terms={[
        money("ngr", t`Net revenue of your players`),
        count("qualified", t`Players who became qualified`),
        money("carryIn", t`Carried over from earlier months`),
        money("remainderIn", t`Remainder from earlier bills`),
        money("below", t`Earned by sub-affiliates`),
        money("minimumPay", t`Minimum of a bill`),
        count("digits", t`Digits after the point`),
      ]}
    />
  );
}

function History({ history }: Pick<AffiliateBill, "history">) {
  const { states } = useBillTexts();
  return (
    <Part>
      <Heading level={4}>
        <Trans>History</Trans>
      </Heading>
      {history.map(({ at, status }) => (
        <Text key={`${at} ${status}`} size="small" tone="muted">
          <DateTime instant={new Date(at).toISOString()} /> · {states[status]}
        </Text>
      ))}
    </Part>
  );
}

/** A bill with all that it is made of. */
export function Bill({
  data,
  page,
  onPage,
}: {
  readonly data: AffiliateBill;
  /** Of the players. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  const { bill, version, steps, subs, players, history } = data;
  return (
    <PanelPage>
      <Head bill={bill} />
      <BillSteps billNo={bill.billNo} steps={steps} />
      <Part>
        <Heading level={4}>
          <Trans>Inputs</Trans>
        </Heading>
        <Inputs data={data} />
      </Part>
      <BillPlayers players={players} currency={bill.currency} page={page} onPage={onPage} />
      {subs.length > 0 && <BillSubs subs={subs} currency={bill.currency} />}
      <Part>
        <Heading level={4}>
          <Trans>Terms of the month</Trans>
        </Heading>
        <PlanTerms plan={bill} terms={version.terms} />
      </Part>
      <History history={history} />
    </PanelPage>
  );
}
