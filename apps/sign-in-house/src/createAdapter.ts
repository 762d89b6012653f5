import type { Adapter, AdapterPayload } from "oidc-provider";

type Entry = { payload: AdapterPayload; readonly until: number };

const mostEntries = 20_000;

/** The library's store in memory: one map per kind, which drops its oldest entry when full. Nothing outlives the process. */
export function createAdapter(): (kind: string) => Adapter {
  const kinds = new Map<string, Map<string, Entry>>();

  return (kind) => {
    const entries = kinds.get(kind) ?? new Map<string, Entry>();
    kinds.set(kind, entries);
    const find = (is: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...entries.values()].find(({ payload, until }) => until > Date.now() && is(payload))?.payload;

    return {
      async upsert(id, payload, expiresIn = 0) {
        entries.delete(id);
        const [oldest] = entries.keys();
        if (entries.size >= mostEntries && oldest !== undefined) entries.delete(oldest);
        entries.set(id, { payload, until: expiresIn > 0 ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY });
      },
      find: async (id) => {
        const entry = entries.get(id);
        return entry !== undefined && entry.until > Date.now() ? entry.payload : undefined;
      },
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      async consume(id) {
        const entry = entries.get(id);
        if (entry !== undefined) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
      },
      async destroy(id) {
        entries.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
      },
    };
  };
}
