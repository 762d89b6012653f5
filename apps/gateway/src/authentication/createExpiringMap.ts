/** A map whose entries expire: short-lived state of one process (gateway.md "Where data lives"). */
export interface ExpiringMap<Value> {
  readonly get: (key: string) => Value | undefined;
  /** Keeps `value` for `milliseconds` from now. */
  readonly set: (key: string, value: Value, milliseconds: number) => void;
}

/** An expiring map of at most `mostEntries`; when full, the oldest entry is dropped. */
export function createExpiringMap<Value>(mostEntries = 100_000): ExpiringMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly until: number }>();

  function get(key: string): Value | undefined {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.until > Date.now()) return entry.value;
    entries.delete(key);
    return undefined;
  }

  function makeRoom(): void {
    for (const [key, { until }] of entries) {
      if (until > Date.now() && entries.size < mostEntries) return;
      entries.delete(key);
    }
  }

  return {
    get,
    set(key, value, milliseconds) {
      entries.delete(key);
      makeRoom();
      entries.set(key, { value, until: Date.now() + milliseconds });
    },
  };
}
