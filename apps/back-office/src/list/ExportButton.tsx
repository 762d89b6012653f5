import { Trans, useLingui } from "@lingui/react/macro";
import { Button, notify } from "@marquee/ui-kit";
import { useCreateExportMutation } from "../api/endpoints/staff/exportEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { toErrorText } from "../texts/errorText.ts";

/** A list as the gateway makes files of it: its name there, and the filters that are in force. */
export interface ListExport {
  readonly list: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** Has a file made of the whole list with its filters, beside the page. */
export function ExportButton({ list, filters }: ListExport) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [create, { isLoading }] = useCreateExportMutation();
  const start = (): void =>
    void create({ merchant, id: crypto.randomUUID(), list, filters: { ...filters } })
      .unwrap()
      .then(
        () => notify(t`The file is being made. You will find it under Exports.`, { tone: "success" }),
        (error: unknown) => notify(toErrorText(i18n, error), { tone: "error" }),
      );
  return (
    <Button size="small" busy={isLoading} onClick={start}>
      <Trans>Export all</Trans>
    </Button>
  );
}
