import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { wayRanges } from "./wayValues.ts";
import { useLingui } from "@lingui/react/macro";
import type { StaffPaymentProvider } from "@marquee/contract/staff";
import { FormSwitch, FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useChangePaymentProviderMutation } from "../../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { SettingsForm } from "./SettingsForm.tsx";

/** Switches a provider on or off for new orders, and gives it a place. */
export function SwitchProviderForm({
  current,
  onClose,
}: {
  readonly current: StaffPaymentProvider;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const ranges = useRangeTexts();
  const [change] = useChangePaymentProviderMutation();
  const [opened] = useState(current);
  const { provider, version } = current;
  const labels = { on: t`New orders are made with it`, position: t`Place` };
  return (
    <SettingsForm
      label={t`Change ${provider}`}
      submitText={t`Save`}
      initialValues={{ on: opened.on, position: String(opened.position) }}
      theirs={{ on: current.on, position: String(current.position) }}
      merge={{ labels }}
      check={({ position }) =>
        /^[0-9]{1,3}$/.test(position.trim()) ? {} : { position: ranges.toWhole(wayRanges.place) }
      }
      send={({ on, position, reason }) =>
        change({ merchant, provider, version, on, position: Number(position), reason }).unwrap()
      }
      onDone={() => {
        notify(t`Saved.`, { tone: "success" });
        onClose();
      }}
    >
      {() => (
        <>
          <FormSwitch name="on" label={labels.on} />
          <FormTextField
            name="position"
            label={labels.position}
            hint={t`The smallest comes first.`}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </>
      )}
    </SettingsForm>
  );
}
