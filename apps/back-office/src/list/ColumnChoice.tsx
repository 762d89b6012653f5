import { Trans, useLingui } from "@lingui/react/macro";
import { Button, CheckboxField, Modal } from "@marquee/ui-kit";
import { Columns3Icon } from "lucide-react";
import { useState } from "react";
import type { ListColumn } from "./RecordList.tsx";

/** Shows and hides columns. */
export function ColumnChoice<Row>({
  columns,
  hidden,
  onToggle,
}: {
  readonly columns: readonly ListColumn<Row>[];
  readonly hidden: readonly string[];
  readonly onToggle: (key: string) => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Columns3Icon />} title={t`Columns`} onClick={() => setOpen(true)}>
        <Trans>Columns</Trans>
      </Button>
      <Modal title={t`Columns`} open={isOpen} onClose={() => setOpen(false)}>
        {columns.map(({ key, title }) => (
          <CheckboxField key={key} label={title} checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
        ))}
      </Modal>
    </>
  );
}
