import { Trans, useLingui } from "@lingui/react/macro";
import { useSwitchAffiliateLinkMutation } from "@marquee/api-client";
import type { AffiliateLink } from "@marquee/contract";
import { useFormFaults } from "@marquee/runtime";
import { ConfirmDialog, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";

/** Asks before a link is switched off or on. */
export function SwitchDialog({
  link: { code, enabled },
  onClose,
}: {
  readonly link: AffiliateLink;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [send, { isLoading }] = useSwitchAffiliateLinkMutation();
  const toFaults = useFormFaults();
  const [refusal, setRefusal] = useState("");
  // As it was when it was asked: the list knows of the change before the dialog is gone.
  const [isOff] = useState(enabled);
  const press = async (): Promise<void> => {
    setRefusal("");
    const { error } = await send({ code, enabled: !isOff });
    if (error !== undefined) return setRefusal(toFaults(error).text);
    notify(isOff ? t`The link ${code} is off.` : t`The link ${code} is on.`, { tone: "success" });
    onClose();
  };
  return (
    <ConfirmDialog
      title={isOff ? t`Switch off ${code}?` : t`Switch on ${code}?`}
      open
      confirm={isOff ? t`Switch off` : t`Switch on`}
      onConfirm={() => void press()}
      onClose={onClose}
      busy={isLoading}
    >
      {isOff ? (
        <Trans>
          Nobody can register with this link until you switch it on again. Players who have registered stay yours.
        </Trans>
      ) : (
        <Trans>Anyone with this link can register again.</Trans>
      )}
      {refusal !== "" && (
        <>
          <br />
          <Text as="span" tone="danger" role="alert">
            {refusal}
          </Text>
        </>
      )}
    </ConfirmDialog>
  );
}
