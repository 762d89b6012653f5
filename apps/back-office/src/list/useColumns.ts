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
  function toggle(key: string): void {
    const next = hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key];
    // One column stays: a table without any says nothing.
    if (next.length >= columns.length) return;
    setHidden(next);
    keep(`columns.${name}`, next);
  }
  return { hidden, toggle, shown: columns.filter(({ key }) => !hidden.includes(key)) };
}
