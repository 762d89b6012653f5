import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffPaymentProvider } from "@marquee/contract/staff";
import { FormPasswordField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useConnectPaymentProviderMutation } from "../../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { SettingsForm } from "./SettingsForm.tsx";

/** Proposes a provider, or another address or key of one. The key is typed here and never shown again. */
export function ConnectProviderForm({
  current,
  onClose,
}: {
  /** None for a new one. */
  readonly current: StaffPaymentProvider | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [connect] = useConnectPaymentProviderMutation();
  const [opened] = useState(current);
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const code = current?.provider ?? "";
  const hasKey = opened?.source === "HTTP";
  return (
    <SettingsForm
      label={current === undefined ? t`Propose a provider` : t`Address and key of ${code}`}
      submitText={t`Propose`}
      initialValues={{ provider: opened?.provider ?? "", url: opened?.url ?? "", secret: "" }}
      theirs={{ url: current?.url ?? "" }}
      merge={{ labels: { url: t`Address` } }}
      texts={{
        "provider pattern": t`Two to sixteen capital letters and digits, which no other provider's code begins with.`,
        "url pattern": t`This is not an address that begins with https://, without a query.`,
        "url unknown": t`This name is not found, or it is not on the public internet.`,
      }}
      check={({ provider, url, secret }) => ({
        ...(/^[A-Z][A-Z0-9_]{1,15}$/.test(provider.trim())
          ? {}
          : { provider: t`Two to sixteen capital letters and digits, which no other provider's code begins with.` }),
        ...(url.trim() === "" ? { url: t`Fill this in.` } : {}),
        ...((secret === "" && hasKey) || /^[\u0021-\u007e]{16,200}$/.test(secret)
          ? {}
          : { secret: t`At least 16 letters, digits and signs, without spaces.` }),
      })}
      send={({ provider, url, secret, reason }) =>
        connect({
          merchant,
          id,
          provider: provider.trim(),
          connection: current?.connection ?? 0,
          url: url.trim(),
          secret,
          reason,
        }).unwrap()
      }
      onDone={() => {
        notify(t`Proposed. It takes effect when another person approves it.`, { tone: "info" });
        onClose();
      }}
    >
      {() => (
        <>
          {current?.connection === opened?.connection ? null : (
            <Text tone="danger" role="alert">
              <Trans>
                Another address or key has come into force since you opened this. With an empty key, the one in force
                stays.
              </Trans>
            </Text>
          )}
          <Text tone="muted">
            <Trans>
              Another person approves it before it takes effect. A new address takes a provider that is off and has no
              withdrawals left to pay: the same provider elsewhere. Another provider gets a code of its own.
            </Trans>
          </Text>
          {current === undefined && (
            <FormTextField
              name="provider"
              label={t`Code`}
              hint={t`Its callbacks come to /payments/${merchant}/ and this code.`}
              required
              maxLength={16}
              autoComplete="off"
            />
          )}
          <FormTextField
            name="url"
            type="url"
            inputMode="url"
            label={t`Address`}
            hint={t`It begins with https:// and is on the public internet.`}
            required
            maxLength={300}
            autoComplete="off"
          />
          <FormPasswordField
            name="secret"
            label={t`Key`}
            required={!hasKey}
            hint={
              hasKey
                ? t`Leave it empty to keep the stored key. It is never shown again.`
                : t`At least 16 characters, as the provider gave it to you. It is never shown again.`
            }
            maxLength={200}
            autoComplete="new-password"
          />
        </>
      )}
    </SettingsForm>
  );
}
