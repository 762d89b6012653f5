import { describe, expect, inject, it } from "vitest";
import { ledgerProperties } from "../../test/ledgerProperties.ts";
import { ledgerMigration } from "./migrations/001-ledger.ts";
import { ledgerBatchesSql } from "./migrations/020-ledger-batches.ts";
import { openTestLedger } from "../../test/testLedger.ts";

// Removes each part of the SQL that keeps money safe: the property that it serves must fail.

type Property = keyof typeof ledgerProperties;

interface Mutation {
  readonly removed: string;
  readonly changes: readonly (readonly [string, string])[];
  readonly noticedBy: Property;
  /** A single connection cannot race with itself, so faults that only concurrency shows do not appear on the embedded database. */
  readonly needsConcurrency?: true;
}

const mutations: readonly Mutation[] = [
  {
    removed: "the key check",
    changes: [
      ["  unique (tenant_id, scope, key)\n", "  check (key <> '')\n"],
      ["  on conflict (tenant_id, scope, key) do nothing;", "  ;"],
    ],
    noticedBy: "16 parallel calls with one key move money once",
  },
  {
    removed: "the lock order",
    changes: [["as l order by p_accounts[l], p_assets[l]);", "as l order by l);"]],
    noticedBy: "opposite transfers do not deadlock",
    needsConcurrency: true,
  },
  {
    removed: "the locks of a batch",
    changes: [["  order by a.account, a.asset for update;\n\n  v_at", "  order by a.account, a.asset;\n\n  v_at"]],
    noticedBy: "opposite batches do not deadlock",
    needsConcurrency: true,
  },
  {
    removed: "the locks",
    changes: [["and a.asset = p_assets[v_line] for update;", "and a.asset = p_assets[v_line];"]],
    noticedBy: "24 parallel overspends never overdraw",
    needsConcurrency: true,
  },
  {
    removed: "the house's entry",
    changes: [
      ["generate_series(1, v_lines) as l;", "generate_series(1, v_lines) as l where v_positions_at[l] is not null;"],
    ],
    noticedBy: "every transfer adds up to zero",
  },
  {
    removed: "the check of the balance",
    changes: [["if v_balances[v_index] < 0 then refusal := 'INSUFFICIENT'; exit; end if;", ""]],
    noticedBy: "24 parallel overspends never overdraw",
  },
  {
    removed: "the chain",
    changes: [["concat_ws('|', v_heads[v_index], p_tenant", "concat_ws('|', '', p_tenant"]],
    noticedBy: "each holder's entries form one chain",
  },
];

function mutate({ changes }: Mutation): string {
  return changes.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`the ledger's SQL does not hold once: ${from}`);
    return text.replace(from, () => to);
  }, ledgerMigration.sql + ledgerBatchesSql);
}

describe("ledger mutations", () => {
  it.each(mutations)("X-01: without $removed, “$noticedBy” turns red", async (mutation) => {
    const ledger = await openTestLedger([{ name: "001-ledger", sql: mutate(mutation) }]);
    try {
      const held = await ledgerProperties[mutation.noticedBy](ledger).then(
        () => true,
        () => false,
      );
      expect(held).toBe(mutation.needsConcurrency === true && inject("testSource").kind === "pglite");
    } finally {
      await ledger.close();
    }
  });
});
