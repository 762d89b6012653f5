import { Trans } from "@lingui/react/macro";
import { Heading, Text } from "@marquee/ui-kit";
import { useGetPointSettingsQuery } from "../api/endpoints/points/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useDesk } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Page, PageHead } from "../frame/Page.tsx";
import { CurrencySelect, useShownCurrency } from "../list/CurrencySelect.tsx";
import { PointSettingsForm } from "./PointSettingsForm.tsx";

/** How points are earned and converted, by currency. */
export function PointSettingsPage() {
  const { merchant } = useDesk();
  const currency = useShownCurrency();
  const loaded = useGetPointSettingsQuery({ merchant: merchant.code, currency });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Rules of points</Trans>
        </Heading>
      </PageHead>
      <Text tone="muted">
        <Trans>
          Members earn points by what they stake, and convert or redeem them. A change holds for what comes; points that
          there are stay.
        </Trans>
      </Text>
      <CurrencySelect />
      <LoadGate loaded={loaded}>
        {(stored) => (
          <VersionedForm key={stored.currency} stored={stored}>
            {(versions) => <PointSettingsForm {...versions} />}
          </VersionedForm>
        )}
      </LoadGate>
    </Page>
  );
}
