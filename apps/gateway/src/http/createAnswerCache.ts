import { cacheJson } from "./cachedJson.ts";

const mostKept = 500;

/**
 * Answers made from a source that is replaced by another object when it changes, such as a merchant or its list of games:
 * made once for each key, JSON included, and forgotten with the source. Nobody may change them.
 */
export function createAnswerCache<Value extends object>(): (source: object, key: string, make: () => Value) => Value {
  const bySource = new WeakMap<object, Map<string, Value>>();
  return (source, key, make) => {
    const kept = bySource.get(source) ?? new Map<string, Value>();
    bySource.set(source, kept);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = cacheJson(make());
    // Visitors choose the keys: who asks for very many different ones gets them made anew, and costs no memory.
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, made);
    return made;
  };
}
