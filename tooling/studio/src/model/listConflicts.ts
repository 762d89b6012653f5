import type { Mode } from "@marquee/tokens";
import type { Brand } from "./Brand.ts";
import type { Draft, Edit } from "./history.ts";
import { toText } from "./toText.ts";

/** An edit of a token that another hand changed in the folder since the edit was begun. */
export interface Conflict {
  readonly edit: Edit;
  /** What the folder says by now, theme by theme. */
  readonly disk: readonly { readonly mode: Mode; readonly text: string }[];
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What the brand's folder says of the token of an edit, in each theme that the edit is for. */
export function listSaved({ raw }: Brand, { key, mode }: Pick<Edit, "key" | "mode">): Conflict["disk"] {
  return (mode === "both" ? (["dark", "light"] as const) : [mode]).map((each) => {
    const token = raw[each].get(key);
    return { mode: each, text: token ? toText(token) : "" };
  });
}

/** Edits that a save would be refused for, since the folder says neither what they began with nor what they ask for. */
export function listConflicts(brand: Brand, draft: Draft): readonly Conflict[] {
  return draft
    .map((edit) => ({ edit, disk: listSaved(brand, edit) }))
    .filter(({ edit, disk }) => disk.some(({ text }) => !isSame(text, edit.base) && !isSame(text, edit.text)));
}
