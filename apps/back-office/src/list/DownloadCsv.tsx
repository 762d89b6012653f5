import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@marquee/ui-kit";
import { DownloadIcon } from "lucide-react";
import type { ListColumn } from "./RecordList.tsx";
import { saveCsv } from "./saveCsv.ts";
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
    const titles = columns.map(({ title }) => title);
    const lines = rows.map((row) => columns.map(({ toText }) => toText(row)));
    saveCsv(name, toCsv(titles, lines));
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
