import type { TokenPatch } from "@marquee/tokens";

/** What was typed for one token and is not saved yet. */
export interface Edit {
  readonly key: string;
  readonly mode: TokenPatch["mode"];
  readonly text: string;
  /** What the brand's folder said when the edit was begun. */
  readonly base: string;
}

/** All unsaved edits of one brand: one for each token and theme, in the order of editing. */
export type Draft = readonly Edit[];

/** A brand's draft, what it was before, and what was undone. */
export interface History {
  readonly past: readonly Draft[];
  readonly draft: Draft;
  readonly future: readonly Draft[];
  /** The gesture that made the draft, such as dragging a colour or typing a text. The same gesture extends its step. */
  readonly gesture: string | undefined;
}

/** Nothing typed yet. */
export const noHistory: History = { past: [], draft: [], future: [], gesture: undefined };

/** The place of an edit: a token in a theme. */
export const toPlace = ({ key, mode }: Pick<Edit, "key" | "mode">): string => `${mode} ${key}`;

const put = (draft: Draft, edit: Edit): Draft =>
  draft.some((other) => toPlace(other) === toPlace(edit))
    ? draft.map((other) => (toPlace(other) === toPlace(edit) ? edit : other))
    : [...draft, edit];

const isSame = (one: Draft, other: Draft): boolean =>
  one.length === other.length &&
  one.every(
    (edit, index) =>
      edit.text === other[index]?.text && edit.base === other[index].base && toPlace(edit) === toPlace(other[index]),
  );

/** Adds a step, or extends the last one within the same gesture. A step that changes nothing is not added. */
function step(history: History, draft: Draft, gesture: string | undefined): History {
  if (isSame(draft, history.draft)) return history;
  const goesOn = gesture !== undefined && gesture === history.gesture;
  const past = goesOn ? history.past : [...history.past, history.draft];
  // A gesture that ends where it began leaves no step.
  const before = past.at(-1);
  return before && goesOn && isSame(before, draft)
    ? { past: past.slice(0, -1), draft, future: [], gesture: undefined }
    : { past, draft, future: [], gesture };
}

const drop = (draft: Draft, edit: Pick<Edit, "key" | "mode">): Draft =>
  draft.filter((other) => toPlace(other) !== toPlace(edit));

/** Types a value for a token. `saved` is the text that the brand's folder has: typing that leaves nothing to save. */
export function typeText(history: History, edit: Omit<Edit, "base">, saved: string, gesture?: string): History {
  const base = history.draft.find((other) => toPlace(other) === toPlace(edit))?.base ?? saved;
  return step(
    history,
    edit.text === saved ? drop(history.draft, edit) : put(history.draft, { ...edit, base }),
    gesture,
  );
}

/** Replaces an edit as one step: by none, to accept the folder's value, or by the same edit on the newer base, to keep it. */
export function replaceEdit(history: History, edit: Edit, by: readonly Edit[]): History {
  return step(history, by.reduce(put, drop(history.draft, edit)), undefined);
}

/** Discards all unsaved edits, as one step. */
export function discard(history: History): History {
  return step(history, [], undefined);
}

/** Undoes one step; returns the same history when there is none. */
export function undo({ past, draft, future, gesture }: History): History {
  const before = past.at(-1);
  return before
    ? { past: past.slice(0, -1), draft: before, future: [draft, ...future], gesture: undefined }
    : { past, draft, future, gesture };
}

/** Redoes one step; returns the same history when there is none. */
export function redo({ past, draft, future, gesture }: History): History {
  const [next, ...rest] = future;
  return next
    ? { past: [...past, draft], draft: next, future: rest, gesture: undefined }
    : { past, draft, future, gesture };
}

/** Removes steps that equal their neighbour. */
const dropRepeats = (drafts: readonly Draft[], last: Draft): readonly Draft[] =>
  drafts.filter((draft, index) => !isSame(draft, drafts[index + 1] ?? last));

/** The folder's earlier and current value of an edited token. */
type Saved = (edit: Edit) => { readonly before: string; readonly now: string };

/**
 * After a save: what was sent is the brand's now. Every step before it, after it and meanwhile shows what it showed: one that
 * showed what was saved before types that now, so that a save can be taken back like any other step.
 */
export function settle({ past, draft, future }: History, sent: Draft, toSaved: Saved): History {
  const rebase = (old: Draft): Draft =>
    sent.reduce<Draft>((rest, edit) => {
      const { before, now } = toSaved(edit);
      const text = old.find((other) => toPlace(other) === toPlace(edit))?.text ?? before;
      return text === edit.text || text === now ? drop(rest, edit) : put(rest, { ...edit, text, base: now });
    }, old);
  const settled = rebase(draft);
  const later = future.map(rebase).toReversed();
  return {
    past: dropRepeats(past.map(rebase), settled),
    draft: settled,
    future: dropRepeats(later, settled).toReversed(),
    gesture: undefined,
  };
}
