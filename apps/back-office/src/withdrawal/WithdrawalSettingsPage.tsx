import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useGetWithdrawalSettingsQuery } from "../api/endpoints/withdrawal/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { LoadGate } from "../frame/LoadGate.tsx";
import { TurnoverSettingsForm } from "../turnover/TurnoverSettingsForm.tsx";
import { CurrencySelect, useShownCurrency } from "../list/CurrencySelect.tsx";
import { WithdrawalSettingsForm } from "./WithdrawalSettingsForm.tsx";

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
      <LoadGate loaded={loaded}>
        {(stored) => (
          <VersionedForm key={stored.currency} stored={stored}>
            {(versions) => <WithdrawalSettingsForm {...versions} />}
          </VersionedForm>
        )}
      </LoadGate>
      <TurnoverSettingsForm />
    </Page>
  );
}
