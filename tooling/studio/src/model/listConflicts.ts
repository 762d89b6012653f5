import type { Mode } from "@marquee/tokens";
import type { Brand } from "./Brand.ts";
import type { Draft, Edit } from "./history.ts";
import { toText } from "./toText.ts";

/** An edit of a token that was changed in the folder since the edit began. */
export interface Conflict {
  readonly edit: Edit;
  /** The folder's current value, theme by theme. */
  readonly disk: readonly { readonly mode: Mode; readonly text: string }[];
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The folder's value of an edited token, in each theme of the edit. */
export function listSaved({ raw }: Brand, { key, mode }: Pick<Edit, "key" | "mode">): Conflict["disk"] {
  return (mode === "both" ? (["dark", "light"] as const) : [mode]).map((each) => {
    const token = raw[each].get(key);
    return { mode: each, text: token ? toText(token) : "" };
  });
}

/** Edits that would make a save fail, because the folder has neither their base value nor their new value. */
export function listConflicts(brand: Brand, draft: Draft): readonly Conflict[] {
  return draft
    .map((edit) => ({ edit, disk: listSaved(brand, edit) }))
    .filter(({ edit, disk }) => disk.some(({ text }) => !isSame(text, edit.base) && !isSame(text, edit.text)));
}
