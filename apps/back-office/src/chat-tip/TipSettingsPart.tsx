import { Trans } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";
import { useGetTipSettingsQuery } from "../api/endpoints/chat-tip/staffEndpoints.ts";
import { VersionedForm } from "../forms/VersionedForm.tsx";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { CurrencySelect, useShownCurrency } from "../list/CurrencySelect.tsx";
import { TipSettingsForm } from "./TipSettingsForm.tsx";

/** What members may give in chat rooms, by currency. */
export function TipSettingsPart() {
  const merchant = useMerchantCode();
  const currency = useShownCurrency();
  const loaded = useGetTipSettingsQuery({ merchant, currency });
  return (
    <>
      <Text tone="muted">
        <Trans>
          Members give what they could also withdraw, and what they receive has to be staked once. Nobody looks at it
          first: what keeps it in bounds is this, and the module that switches it.
        </Trans>
      </Text>
      <CurrencySelect />
      <LoadGate loaded={loaded}>
        {(stored) => (
          <VersionedForm key={stored.currency} stored={stored}>
            {(versions) => <TipSettingsForm {...versions} />}
          </VersionedForm>
        )}
      </LoadGate>
    </>
  );
}
