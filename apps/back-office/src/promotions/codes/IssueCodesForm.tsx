import { Trans, useLingui } from "@lingui/react/macro";
import type { PromotionCodeBatch } from "@marquee/contract/staff";
import { Button, Text } from "@marquee/ui-kit";
import { DownloadIcon } from "lucide-react";
import { useState } from "react";
import { useIssuePromotionCodesMutation } from "../../api/endpoints/promotions/staffCodeEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { saveCsv } from "../../list/saveCsv.ts";
import { toCsv } from "../../list/toCsv.ts";
import { ActForm } from "../../member/acts/ActForm.tsx";

const nothing = {};

/** Draws the codes of a batch and saves them as a file, once: until the dialog is closed the file can be saved again. */
export function IssueCodesForm({
  batch: { id, name },
  onClose,
}: {
  readonly batch: PromotionCodeBatch;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [issue] = useIssuePromotionCodesMutation();
  const [codes, setCodes] = useState<readonly string[]>();
  const save = (list: readonly string[]): void => {
    const lines = list.map((code, place) => [String(place + 1), code]);
    saveCsv(`promo-codes-${id.slice(0, 8)}`, toCsv([t`Number`, t`Code`], lines));
  };
  if (codes !== undefined)
    return (
      <>
        <Text role="status">
          <Trans>
            The codes are in your file. Keep it: they are stored nowhere else, and cannot be downloaded again.
          </Trans>
        </Text>
        <div>
          <Button icon={<DownloadIcon />} onClick={() => save(codes)}>
            <Trans>Save the file again</Trans>
          </Button>{" "}
          <Button look="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      </>
    );
  return (
    <ActForm
      label={t`Download the codes ${name}`}
      hint={t`They are drawn now and shown this once. Who has the file can use them.`}
      submit={t`Download the codes`}
      initialValues={nothing}
      send={({ reason }) => issue({ merchant, id, reason }).unwrap()}
      onDone={(issued) => {
        save(issued.codes);
        setCodes(issued.codes);
      }}
    />
  );
}
