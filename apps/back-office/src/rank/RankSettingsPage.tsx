import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useGetRankSettingsQuery } from "../api/endpoints/rank/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { CurrencySelect, useShownCurrency } from "../list/CurrencySelect.tsx";
import { RankSettingsForm } from "./RankSettingsForm.tsx";

/** What levels take and give, by currency. */
export function RankSettingsPage() {
  const { merchant } = useDesk();
  const currency = useShownCurrency();
  const loaded = useGetRankSettingsQuery({ merchant: merchant.code, currency });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Rules of VIP levels</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>
          Members reach a level by their valid bets. Nobody falls because of a change here; who has reached a level by
          it gets it within an hour. A gift of 0 is no gift.
        </Trans>
      </Text>
      <CurrencySelect />
      <LoadGate loaded={loaded}>
        {(stored) => (
          <VersionedForm key={stored.currency} stored={stored}>
            {(versions) => <RankSettingsForm {...versions} />}
          </VersionedForm>
        )}
      </LoadGate>
    </Page>
  );
}
