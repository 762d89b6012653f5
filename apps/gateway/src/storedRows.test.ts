import { describeStatements, openTestDatabase } from "@marquee/database/testing";
import { expect, inject, it } from "vitest";
import { listFaults } from "../test/stored-rows/listFaults.ts";
import { listRowTemplates } from "../test/stored-rows/listRowTemplates.ts";
import { functions } from "./db/functions.ts";
import { migrations } from "./db/migrations.ts";

const source = inject("testSource");

/** Rows of which the types say more than the database knows, by the reason. */
const known = {
  "entries of a holder have a position, and with it a balance and a hash": [
    "src/ledger/checkLedger.ts: balance_after may be null",
    "src/ledger/checkLedger.ts: hash may be null",
    "src/ledger/checkLedger.ts: position may be null",
    "src/ledger/listEntries.ts: balance may be null",
    "src/ledger/listEntries.ts: position may be null",
    "src/ledger/readRecord.ts: balance may be null",
  ],
  "a cursor is open in its transaction only": ["src/ledger/checkSeals.ts: no rows"],
  "a module's manifest names the table and its columns": [
    "src/modules/security/memberPartStore.ts: nothing tells what `columns` is",
  ],
  "which lines of a room are asked for is a part of the statement": [
    "src/modules/chat/lineStore.ts: nothing tells what `where` is",
  ],
  "a line of staff has no member, and preferences that are not there are read as none": [
    "src/modules/chat/lineStore.ts: preferences may be null",
  ],
  "a reader's time is the database's clock, or what a test says": [
    "src/modules/support/shownNoticeStore.ts: nothing tells what `at` is",
    "src/modules/support/shownNoticeStore.ts: nothing tells what `at` is",
  ],
  "the streams that are asked for make the statement": [
    "src/modules/agent/lineListStore.ts: nothing tells what `kind` is",
  ],
  "a ticket of a member has a record and a time, by a CHECK of its table, and the list of gifts asks for those with a state":
    [
      "src/modules/raffle/giftStore.ts: drawn_at may be null",
      "src/modules/raffle/giftStore.ts: drawn_at may be null",
      "src/modules/raffle/giftStore.ts: drawn_at may be null",
      "src/modules/raffle/giftStore.ts: gift_state may be null",
      "src/modules/raffle/giftStore.ts: record_no may be null",
      "src/modules/raffle/giftStore.ts: record_no may be null",
      "src/modules/raffle/giftStore.ts: record_no may be null",
      "src/modules/raffle/offerStore.ts: record_no may be null",
      "src/modules/raffle/ticketStore.ts: drawn_at may be null",
      "src/modules/raffle/ticketStore.ts: drawn_at may be null",
      "src/modules/raffle/ticketStore.ts: record_no may be null",
      "src/modules/raffle/ticketStore.ts: record_no may be null",
    ],
  "the statement itself sets it": ["src/webhooks/webhookQueueStore.ts: holder may be null"],
};

// The embedded database's driver does not say whose a column is.
it.runIf(source.kind === "postgres")(
  "the rows of each sql<Row> template are those that its statement gives",
  async () => {
    const templates = listRowTemplates();
    expect(templates.length).toBeGreaterThan(100);
    const database = await openTestDatabase<unknown>(source, { migrations, functions });
    try {
      const statements = templates.map(({ statement }) => (typeof statement === "string" ? statement : ""));
      const descriptions = await describeStatements(database, statements);
      const faults = templates.flatMap((template, index) => listFaults(template, descriptions[index] ?? []));
      expect(faults.toSorted()).toEqual(Object.values(known).flat().toSorted());
    } finally {
      await database.close();
    }
  },
);

it("a name, a type and a null of which a row's type says otherwise are faults", () => {
  const columns = new Map([
    ["gone", ["string"]],
    ["count", ["number"]],
    ["at", ["Date"]],
    ["note", ["string"]],
    ["id", ["string", "null"]],
    ["name", ["string"]],
  ]);
  const statement = "select n.count, n.at, n.note, m.id, m.name, n.more from notes n left join members m on true";
  const at = { name: "at", type: "timestamp with time zone", source: undefined };
  const template = { file: "store.ts", statement, columns, isOpen: false };
  const faults = listFaults(template, [
    { name: "count", type: "bigint", source: undefined },
    at,
    { name: "note", type: "text", source: { table: "notes", column: "note", nullable: true } },
    { name: "id", type: "text", source: { table: "members", column: "id", nullable: false } },
    { name: "name", type: "text", source: { table: "members", column: "name", nullable: false } },
    { name: "more", type: "text", source: undefined },
  ]);
  expect(faults).toEqual([
    "store.ts: gone is not selected",
    "store.ts: count is bigint, not number",
    "store.ts: note may be null",
    "store.ts: name may be null",
    "store.ts: more is not declared",
  ]);
  const other = { ...template, columns: new Map([["at", ["Date", "null"]]]), statement: "select at from notes" };
  expect(listFaults(other, [{ ...at, source: { table: "notes", column: "at", nullable: false } }])).toEqual([
    "store.ts: at is never null",
  ]);
});
