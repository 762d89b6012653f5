import { Trans, useLingui } from "@lingui/react/macro";
import { useSetAffiliatePostbackMutation } from "@marquee/api-client";
import type { AffiliatePostback } from "@marquee/contract";
import { useFormFaults } from "@marquee/runtime";
import { Button, ConfirmDialog, Text } from "@marquee/ui-kit";
import { useState } from "react";

/** Asks for another secret in place of one that is lost or known to others; the settings stay as they are saved. */
export function RenewSecret({
  postback: { url, kinds, on },
  onSecret,
}: {
  readonly postback: NonNullable<AffiliatePostback["postback"]>;
  /** Here is what can be read only now. */
  readonly onSecret: (secret: string) => void;
}) {
  const { t } = useLingui();
  const [set, { isLoading }] = useSetAffiliatePostbackMutation();
  const toFaults = useFormFaults();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const close = (): void => {
    setAsking(false);
    setRefusal("");
  };
  const press = async (): Promise<void> => {
    setRefusal("");
    const { data, error } = await set({ url, kinds, on, renew: true });
    if (data === undefined) {
      const { text, fields } = toFaults(error);
      return setRefusal(text === "" ? Object.values(fields).join(" ") : text);
    }
    close();
    if (data.secret !== undefined) onSecret(data.secret);
  };
  return (
    <div>
      <Button size="small" onClick={() => setAsking(true)}>
        <Trans>Make a new secret</Trans>
      </Button>
      <ConfirmDialog
        title={t`Make a new secret?`}
        open={isAsking}
        confirm={t`Make a new secret`}
        onConfirm={() => void press()}
        onClose={close}
        busy={isLoading}
      >
        <Trans>For one more day requests are signed with the old secret too, so that you have time to change it.</Trans>
        {refusal !== "" && (
          <>
            <br />
            <Text as="span" tone="danger" role="alert">
              {refusal}
            </Text>
          </>
        )}
      </ConfirmDialog>
    </div>
  );
}
