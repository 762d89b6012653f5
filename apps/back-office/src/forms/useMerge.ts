import { useState } from "react";
import { type Choice, type Chosen, type FieldValues, listMergeFields, type MergeField } from "./mergeFields.ts";

/** How the versions of two editors come together in a form of settings. */
export interface Merge {
  /** What somebody else has changed since the form was opened. */
  readonly list: (typed: FieldValues) => readonly MergeField[];
  readonly choose: (field: MergeField, choice: Choice) => void;
  /** Whether a field waits for a choice: nothing is sent until then. */
  readonly isOpen: (typed: FieldValues) => boolean;
}

/**
 * Keeps what an editor chooses between the form's own version and one that somebody else has saved since; `MergeBox` shows it.
 *
 * @param theirs what is saved by now, where it takes what is typed to know which
 */
export function useMerge(opened: FieldValues, theirs: FieldValues | ((typed: FieldValues) => FieldValues)): Merge {
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  const list = (typed: FieldValues) =>
    listMergeFields(opened, typed, typeof theirs === "function" ? theirs(typed) : theirs, chosen);
  return {
    list,
    choose: ({ name, mine, theirs: their }, choice) =>
      setChosen((before) => ({ ...before, [name]: { choice, mine, theirs: their } })),
    isOpen: (typed) => list(typed).some(({ choice }) => choice === undefined),
  };
}
