import { useState } from "react";
import { keep, readKept } from "../texts/preferences.ts";
import type { ListColumn } from "./RecordList.tsx";

/** Which columns of a list are shown; the choice is kept on this device. */
export function useColumns<Row>(name: string, columns: readonly ListColumn<Row>[]) {
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    const kept = readKept(`columns.${name}`);
    return Array.isArray(kept)
      ? kept.filter((key) => typeof key === "string")
      : columns.filter(({ extra }) => extra).map(({ key }) => key);
  });
  function hide(next: readonly string[]): void {
    // One column stays: a table without any says nothing.
    if (columns.every(({ key }) => next.includes(key))) return;
    setHidden(next);
    keep(`columns.${name}`, next);
  }
  const toggle = (key: string): void =>
    hide(hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key]);
  return { hidden, hide, toggle, shown: columns.filter(({ key }) => !hidden.includes(key)) };
}
