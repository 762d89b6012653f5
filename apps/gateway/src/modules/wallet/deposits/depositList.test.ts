import { randomUUID } from "node:crypto";
import { createExport, type ListStaffDeposits, listStaffDeposits, toExportPath } from "@marquee/contract/staff";
import { type Insertable, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../../test/staff.ts";
import { tables } from "../../../../test/tables.ts";
import { openAurelune, openKickline } from "../../../../test/visitor.ts";
import type { Tables } from "../tables.ts";

type NewDeposit = Insertable<Tables["deposits"]>;

const noon = Date.parse("2026-03-10T05:00:00Z");
const planted = 130;

describe("the list of deposits", () => {
  let app: TestApp;
  let payments: Staff;
  const memberIds = new Map<string, string>();

  const toRow = (number: number, more: Partial<NewDeposit> = {}): NewDeposit => ({
    tenant_id: "kickline",
    order_no: `DLIST${String(number).padStart(6, "0")}`,
    member_id: memberIds.get("listanna") ?? "",
    provider: "PAY_HOUSE",
    method_id: "PAY_HOUSE_WALLET",
    type: "WALLET",
    currency: "THB",
    amount: 1_000_000_000n,
    fee: 0n,
    state: "EXPIRED",
    provider_ref: null,
    linked_order_no: null,
    decided_by: null,
    paid_currency: null,
    pay: null,
    return_url: "",
    expect_minutes: 5,
    created_at: new Date(noon),
    expires_at: new Date(noon),
    ask_at: new Date(noon),
    ...more,
  });

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "pay@kickline.example", { KICKLINE: ["PAYMENTS"] });
    payments = await new Staff(app, "KICKLINE").login("pay@kickline.example");
    await openKickline(app).registerAs("listanna");
    await openKickline(app).registerAs("listbob");
    await openAurelune(app).registerAs("listanna");
    const { db } = app.services;
    const rows = await tables(db).selectFrom("members").select(["tenant_id", "id", "username"]).execute();
    for (const { tenant_id: tenantId, id, username } of rows)
      memberIds.set(tenantId === "kickline" ? username : `${tenantId} ${username}`, id);
    const add = (values: readonly NewDeposit[]) => tables(db).insertInto("deposits").values(values).execute();
    // Many of one time, and many of one amount: places must not depend on either alone.
    await add(
      Array.from({ length: planted }, (_, index) =>
        toRow(index, {
          created_at: new Date(noon - (index % 3) * 1000),
          amount: BigInt(10 + (index % 4)) * 100_000_000n,
        }),
      ),
    );
    await add([
      toRow(900, {
        member_id: memberIds.get("listbob") ?? "",
        provider_ref: "ph-Ab12",
        type: "CARD",
        state: "CREDITED",
        amount: 77_000_000_000n,
        decided_by: "pia@kickline.example",
        // 23:30 of March 1st in the merchant's zone.
        created_at: new Date("2026-03-01T16:30:00Z"),
      }),
      toRow(901, { provider: "OTHER", currency: "USD", amount: 78_000_000_000n, linked_order_no: "DLIST000900" }),
      toRow(902, {
        tenant_id: "aurelune",
        member_id: memberIds.get("aurelune listanna") ?? "",
        provider_ref: "ph-Ab12",
      }),
    ]);
  });
  afterAll(() => app.close());

  const find = async (asked: ListStaffDeposits): Promise<readonly string[]> => {
    const { items, count } = await payments.get(listStaffDeposits, asked);
    expect(count).toBe(items.length);
    return items.map(({ orderNo }) => orderNo);
  };

  it("X-52: a deposit is found by our number, the provider's and a linked one, and by all that narrows the list; never another merchant's", async () => {
    const [bobs, linked] = ["DLIST000900", "DLIST000901"];
    expect(await find({ number: " dlist000900" })).toEqual([linked, bobs]);
    expect(await find({ number: "ph-Ab12" })).toEqual([bobs]);
    expect(await find({ number: "ph-ab12" })).toEqual([]);
    expect(await find({ number: "DLIST000902" })).toEqual([]);
    expect(await find({ member: "ListBob " })).toEqual([bobs]);
    expect(await find({ member: memberIds.get("listbob") ?? "" })).toEqual([bobs]);
    expect(await find({ member: "nobody" })).toEqual([]);
    expect(await find({ member: memberIds.get("aurelune listanna") ?? "" })).toEqual([]);
    expect(await find({ type: "CARD", state: "CREDITED", provider: "PAY_HOUSE" })).toEqual([bobs]);
    expect(await find({ type: "CARD", state: "EXPIRED" })).toEqual([]);
    expect(await find({ decidedBy: "pia@kickline.example" })).toEqual([bobs]);
    expect(await find({ provider: "OTHER" })).toEqual([linked]);
    expect(await find({ from: "2026-03-01", to: "2026-03-01" })).toEqual([bobs]);
    expect(await find({ to: "2026-02-28" })).toEqual([]);
    // Amounts are of the merchant's currency, else of the one that is named.
    expect(await find({ min: "7000000" })).toEqual([bobs]);
    expect(await find({ min: "7000000.01", max: "7700000" })).toEqual([bobs]);
    expect(await find({ max: "7699999.9999", min: "7000000" })).toEqual([]);
    expect(await find({ min: "7000000", currency: "USD" })).toEqual([linked]);
  });

  it("X-52: in every order each deposit comes once, by pages, and the first page says how many there are", async () => {
    const toKey = ({ at, amount, orderNo }: { at: number; amount: string; orderNo: string }) => ({
      at,
      amount: Number(amount),
      orderNo,
    });
    for (const sort of ["newest", "oldest", "largest", "smallest"] as const) {
      const all: ReturnType<typeof toKey>[] = [];
      const counts: (number | null)[] = [];
      for (let cursor: string | undefined; ;) {
        const asked = { sort, member: "listanna", currency: "THB", ...(cursor === undefined ? {} : { cursor }) };
        const { items, next, count } = await payments.get(listStaffDeposits, asked);
        all.push(...items.map(toKey));
        counts.push(count);
        if (next === null) break;
        cursor = next;
      }
      expect(counts).toEqual([planted, null, null]);
      expect(new Set(all.map(({ orderNo }) => orderNo)).size).toBe(planted);
      const lead = sort === "newest" || sort === "oldest" ? "at" : "amount";
      const way = sort === "newest" || sort === "largest" ? -1 : 1;
      const sorted = all.toSorted((a, b) => way * (a[lead] - b[lead] || (a.orderNo < b.orderNo ? -1 : 1)));
      expect(all).toEqual(sorted);
    }
  });

  it("X-52: beyond 10,000 the count stops, and a filter's list is still whole", async () => {
    const { db } = app.services;
    await sql`insert into deposits select (json_populate_record(d, json_build_object('order_no', 'DMANY' || lpad(n::text, 6, '0'), 'type', 'VOUCHER'))).*
      from deposits d, generate_series(1, 10050) n where d.tenant_id = 'kickline' and d.order_no = 'DLIST000000'`.execute(
      db,
    );
    expect((await payments.get(listStaffDeposits, { type: "VOUCHER" })).count).toBe(10_001);
    const id = randomUUID();
    await payments.get(createExport, { id, list: "deposits", filters: { type: "VOUCHER", sort: "oldest" } });
    await app.services.exports.run(app.services);
    const file = await app.http.inject({
      method: "GET",
      url: toExportPath(id),
      headers: { host: "desk.example", cookie: `staff=${payments.cookie}` },
    });
    const lines = file.body.trim().split(/\r?\n/);
    expect(lines).toHaveLength(10_051);
    expect(new Set(lines).size).toBe(10_051);
    expect(lines.find((line) => line.includes("DMANY000001"))).toContain("listanna");
  });

  it("X-52: what cannot be a filter is refused by name; a place of another order is none", async () => {
    expect(await payments.refuse(listStaffDeposits, { from: "2026-02-30" })).toBe("request.invalid");
    expect(await payments.refuse(listStaffDeposits, { min: "1e5" })).toBe("request.invalid");
    expect(await payments.refuse(listStaffDeposits, { max: "0007" })).toBe("request.invalid");
    expect(await payments.refuse(listStaffDeposits, { currency: "XYZ" })).toBe("request.invalid");
    const { next } = await payments.get(listStaffDeposits, { sort: "largest" });
    expect(await payments.refuse(listStaffDeposits, { sort: "newest", cursor: next ?? "" })).toBe("request.invalid");
    for (const value of ["2026-02-30T00:00:00.000Z", "0000-01-01T00:00:00.000Z", "2026-01-01T24:00:00.000Z"]) {
      const cursor = Buffer.from(JSON.stringify({ value, orderNo: "A" })).toString("base64url");
      expect(await payments.refuse(listStaffDeposits, { cursor }), value).toBe("request.invalid");
    }
  });
});
