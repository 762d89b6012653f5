import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import { DownloadIcon } from "lucide-react";
import type { ListColumn } from "./RecordList.tsx";
import { toCsv } from "./toCsv.ts";

/** Downloads what the list shows now. */
export function DownloadCsv<Row>({
  name,
  columns,
  rows,
}: {
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
}) {
  const { t } = useLingui();
  function download(): void {
    const text = toCsv(
      columns.map(({ title }) => title),
      rows.map((row) => columns.map(({ toText }) => toText(row))),
    );
    // The mark tells spreadsheets that the letters are UTF-8.
    const address = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <Button
      size="small"
      icon={<DownloadIcon />}
      title={t`Download this page`}
      disabled={rows.length === 0}
      onClick={download}
    >
      <Trans>Download this page</Trans>
    </Button>
  );
}
