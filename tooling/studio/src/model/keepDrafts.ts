import { isRecord } from "@marquee/design-tokens/dtcg";
import type { Draft, Edit } from "./history.ts";

const name = "marquee-studio-drafts";

/** Drafts by the id of their brand. */
export type Drafts = Readonly<Record<string, Draft>>;

function parseEdit(value: unknown): readonly Edit[] {
  if (!isRecord(value)) return [];
  const mode = (["dark", "light", "both"] as const).find((mode) => mode === value["mode"]);
  const { key, text, base } = value;
  return mode && typeof key === "string" && typeof text === "string" && typeof base === "string"
    ? [{ key, mode, text, base }]
    : [];
}

/** The drafts of this tab from before a reload; none when the storage is empty or broken. */
export function readDrafts(store: Pick<Storage, "getItem">): Drafts {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? "{}");
    return isRecord(kept)
      ? Object.fromEntries(
          Object.entries(kept).map(([id, draft]) => [id, Array.isArray(draft) ? draft.flatMap(parseEdit) : []]),
        )
      : {};
  } catch {
    return {};
  }
}

/** Stores drafts for the lifetime of the tab. A full or blocked storage loses nothing on the page. */
export function keepDrafts(store: Pick<Storage, "setItem">, drafts: Drafts): void {
  try {
    store.setItem(name, JSON.stringify(drafts));
  } catch {
    // Private windows may refuse; the page still has the drafts.
  }
}
