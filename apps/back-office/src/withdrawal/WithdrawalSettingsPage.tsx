import { Trans } from "@lingui/react/macro";
import type { StoredWithdrawalSettings } from "@marquee/contract/staff";
import { Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetWithdrawalSettingsQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { LoadGate } from "../frame/LoadGate.tsx";
import { TurnoverSettingsForm } from "../turnover/TurnoverSettingsForm.tsx";
import { CurrencySelect, useShownCurrency } from "../list/CurrencySelect.tsx";
import { WithdrawalSettingsForm } from "./WithdrawalSettingsForm.tsx";

/** The form keeps what it opened with: a newer version that arrives takes nothing away that was typed. */
function Kept({ stored }: { readonly stored: StoredWithdrawalSettings }) {
  const [opened, setOpened] = useState(stored);
  return <WithdrawalSettingsForm key={opened.version} stored={opened} current={stored} onSaved={setOpened} />;
}

/** Times, limits and checks of withdrawals. A check sends a withdrawal to staff; it never refuses one by itself. */
export function WithdrawalSettingsPage() {
  const { merchant } = useDesk();
  const currency = useShownCurrency();
  const loaded = useGetWithdrawalSettingsQuery({ merchant: merchant.code, currency });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Withdrawal checks</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>A check that finds something sends the withdrawal to you. It never refuses one by itself.</Trans>
      </Text>
      <CurrencySelect />
      <LoadGate loaded={loaded}>{(stored) => <Kept key={stored.currency} stored={stored} />}</LoadGate>
      <TurnoverSettingsForm />
    </Page>
  );
}
