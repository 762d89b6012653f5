import { Trans, useLingui } from "@lingui/react/macro";
import { useGetAffiliateAccountQuery } from "@marquee/api-client";
import type { AffiliateAccount, OwnAgreement } from "@marquee/contract";
import { LoadGate } from "@marquee/runtime";
import { EmptyState, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { PanelPage } from "../../components/PanelPage.ts";
import { AgreementCard } from "./AgreementCard.tsx";
import { AnswerDialog } from "./AnswerDialog.tsx";

/** An answer that is being asked once more. */
interface Asked {
  readonly agreement: OwnAgreement;
  readonly answer: "ACCEPT" | "REFUSE";
}

/** Offers stand first: they wait. */
const order = ["OFFERED", "ACTIVE", "ENDED", "REFUSED", "WITHDRAWN"];

function Plans({ account: { agreements } }: { readonly account: AffiliateAccount }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const sorted = agreements.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  // As it is by now; one that has left the list was taken back.
  const now = asked && agreements.find(({ id }) => id === asked.agreement.id);
  return (
    <PanelPage>
      {sorted.length === 0 && (
        <EmptyState picture="empty" title={t`You have no affiliate plan`} level={4}>
          <Trans>A plan that we offer you appears here.</Trans>
        </EmptyState>
      )}
      {sorted.map((agreement) => (
        <AgreementCard
          key={agreement.id}
          agreement={agreement}
          onAnswer={(answer) => setAsked({ agreement, answer })}
        />
      ))}
      {asked && (
        <AnswerDialog
          agreement={now ?? { ...asked.agreement, state: "WITHDRAWN" }}
          answer={asked.answer}
          onClose={() => setAsked(null)}
        />
      )}
    </PanelPage>
  );
}

/** The affiliate's plans with their terms, and those that are offered. */
export function PlansPanel() {
  const query = useGetAffiliateAccountQuery({});
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Affiliate plans</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>A plan says what we pay you for players who register with your links.</Trans>
      </Text>
      <LoadGate query={query} rows={5}>
        {(account) => <Plans account={account} />}
      </LoadGate>
    </PanelPage>
  );
}
