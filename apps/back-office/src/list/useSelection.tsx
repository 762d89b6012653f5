import { useLingui } from "@lingui/react/macro";
import { CheckboxField } from "@marquee/ui-kit";
import { useState } from "react";
import type { ListColumn } from "./RecordList.tsx";

/** The most rows that are chosen together: a call takes no more. */
const most = 100;

/** The rows of a list that are chosen, over its pages too. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  /** Chooses one, or no more. */
  readonly toggle: (key: string) => void;
  /** Chooses further ones, up to a hundred in all. */
  readonly add: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Which rows are chosen. */
export function useSelection(): Selection {
  const [keys, setKeys] = useState(none);
  return {
    keys,
    toggle: (key) =>
      setKeys((old) => new Set(old.has(key) ? [...old].filter((each) => each !== key) : [...old, key].slice(0, most))),
    add: (more) => setKeys((old) => new Set([...old, ...more].slice(0, most))),
    clear: () => setKeys(none),
  };
}

/** The column in which rows are chosen. */
export function useSelectionColumn<Row>(
  { keys, toggle }: Selection,
  toKey: (row: Row) => string,
  toName: (row: Row) => string,
  canChoose: (row: Row) => boolean = () => true,
): ListColumn<Row> {
  const { t } = useLingui();
  return {
    key: "choose",
    title: t`Choose`,
    toCell: (row) => {
      if (!canChoose(row)) return null;
      const name = toName(row);
      return (
        <CheckboxField
          label=""
          aria-label={t`Choose ${name}`}
          checked={keys.has(toKey(row))}
          onChange={() => toggle(toKey(row))}
        />
      );
    },
    toText: () => "",
  };
}
