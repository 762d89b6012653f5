/** What a form of settings holds by field: texts, and whether something is on. */
export type FieldValues = Readonly<Record<string, string | boolean>>;

/** The fields of a form that are texts or switches. */
export const toFieldValues = (values: object): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => typeof value === "string" || typeof value === "boolean"),
  );

/** Which of two versions of a field an editor takes. */
export type Choice = "mine" | "theirs";

/** A choice that was made, and of what: it says nothing of another version. */
export interface Chosen {
  readonly choice: Choice;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
}

/** A field that somebody else has changed since the form was opened, to another value than the editor's. */
export interface MergeField {
  readonly name: string;
  readonly mine: string | boolean;
  readonly theirs: string | boolean;
  /** Undefined until the editor says: both have changed the field. */
  readonly choice: Choice | undefined;
}

/**
 * The fields that somebody else has changed while a form was filled in, in their order. What both have changed alike is none. A field that
 * the editor has left alone takes theirs, until the editor says otherwise; of one that both have changed the editor chooses.
 */
export function listMergeFields(
  opened: FieldValues,
  typed: FieldValues,
  theirs: FieldValues,
  chosen: Readonly<Record<string, Chosen>>,
): readonly MergeField[] {
  return Object.entries(theirs).flatMap(([name, their]): readonly MergeField[] => {
    const before = opened[name] ?? "";
    if (their === before) return [];
    const own = typed[name] ?? "";
    const earlier = chosen[name];
    const known = earlier?.theirs === their ? earlier : undefined;
    // What was typed after a choice is the editor's own again.
    if (known?.choice === "theirs" && own === their)
      return [{ name, mine: known.mine, theirs: their, choice: "theirs" }];
    if (own === their) return [];
    const isLeftAlone = own === before && known === undefined;
    return [{ name, mine: own, theirs: their, choice: isLeftAlone ? "theirs" : known && "mine" }];
  });
}
