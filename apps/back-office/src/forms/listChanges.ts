/** A field of something that was changed, as the audit log keeps it; undefined where it was not, or is not any more. */
export interface FieldChange {
  /** The names from the outermost to the field's own; empty for a value that is none of an object's. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
  /** The currency that stands beside the field, or beside what it is part of. */
  readonly currency: string | undefined;
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
  readonly currency: string | undefined;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((part) => !isObject(part));

const toCurrency = (value: object): string | undefined => {
  const found: unknown = Object.entries(value).find(([name]) => name === "currency")?.[1];
  return typeof found === "string" && /^[A-Z]{3,5}$/.test(found) ? found : undefined;
};

function listLeaves(value: unknown, path: readonly string[], outer: string | undefined): readonly Leaf[] {
  if (!isObject(value) || isList(value)) return [{ path, value, currency: outer }];
  const currency = toCurrency(value) ?? outer;
  return Object.entries(value).flatMap(([name, part]) =>
    listLeaves(part, [...path, Array.isArray(value) ? String(Number(name) + 1) : name], currency),
  );
}

const toKey = (path: readonly string[]): string => JSON.stringify(path);

/**
 * What a change has made of the fields of a value, objects in it flattened, in the order of the value before; a field that is as it was is
 * none of it. A value that was made or taken away has all its fields.
 */
export function listChanges(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, next] = [before, after].map((value) =>
    value === null || value === undefined ? [] : listLeaves(value, [], undefined),
  );
  const [olds, nexts] = [old, next].map((leaves) => new Map(leaves?.map((leaf) => [toKey(leaf.path), leaf])));
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return [...new Map([...(olds ?? []), ...(nexts ?? [])]).values()].flatMap(({ path, currency }) => {
    const key = toKey(path);
    const [was, is] = [olds?.get(key), nexts?.get(key)];
    if (was !== undefined && is !== undefined && isSame(was.value, is.value)) return [];
    if ((was?.value ?? null) === null && (is?.value ?? null) === null) return [];
    return [{ path, before: was?.value, after: is?.value, currency: is?.currency ?? was?.currency ?? currency }];
  });
}
