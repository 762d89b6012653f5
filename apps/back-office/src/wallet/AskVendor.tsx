import { Trans, useLingui } from "@lingui/react/macro";
import { Button, notify } from "@marquee/ui-kit";
import { useAskVendorMutation } from "../api/endpoints/wallet/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";

/** Asks the vendor now what became of a transfer, and tells whether it has answered. */
export function AskVendor({ transId }: { readonly transId: string }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [ask, { isLoading }] = useAskVendorMutation();
  const press = async (): Promise<void> => {
    const { data, error } = await ask({ merchant, transId });
    if (data === undefined) notify(toErrorText(i18n, error), { tone: "error" });
    else notify(t`The vendor has answered.`, { tone: "success" });
  };
  return (
    <Button size="small" aria-label={t`Ask the vendor: ${transId}`} busy={isLoading} onClick={() => void press()}>
      <Trans>Ask</Trans>
    </Button>
  );
}
