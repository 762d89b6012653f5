import { Table, type TableColumn, Text } from "@marquee/ui-kit";
import { Sheet } from "./Sheet.ts";

/** The rows of a part, or a sentence that there are none. */
export function PartTable<Row>({
  caption,
  columns,
  rows,
  toKey,
  none,
}: {
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row) => string;
  readonly none: string;
}) {
  return (
    <Sheet>
      {rows.length === 0 ? (
        <Text tone="muted">{none}</Text>
      ) : (
        <Table caption={caption} columns={columns} rows={rows} toKey={toKey} />
      )}
    </Sheet>
  );
}
