import { cacheJson } from "./cachedJson.ts";

const mostKept = 500;

/**
 * A cache of answers made from a source that is replaced by a new object when it changes, such as a merchant or its games:
 * each is made once for each key, JSON included, and dropped with the source. They must not be changed.
 */
export function createAnswerCache<Value extends object>(): (source: object, key: string, make: () => Value) => Value {
  const bySource = new WeakMap<object, Map<string, Value>>();
  return (source, key, make) => {
    const kept = bySource.get(source) ?? new Map<string, Value>();
    bySource.set(source, kept);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = cacheJson(make());
    // Visitors choose the keys, so the number kept is bounded: further ones are made anew each time.
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, made);
    return made;
  };
}
