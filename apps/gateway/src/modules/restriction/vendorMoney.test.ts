import { randomUUID } from "node:crypto";
import { type RestrictionScope, transferWallet } from "@marquee/contract";
import { addRestriction, liftRestriction } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import type { Staff } from "../../../test/staff.ts";
import { openVendorApp, toKey, vendor, type VendorApp } from "../../../test/vendorApp.ts";
import type { Visitor } from "../../../test/visitor.ts";

const reason = "the regulator asks for it";

describe("game restrictions at a vendor's own wallet", () => {
  let test: VendorApp;
  let risk: Staff;
  beforeAll(async () => {
    test = await openVendorApp();
    risk = await joinDesk(test.app, "risk", "RISK");
  });
  afterEach(async () => expect(await test.app.listFaults()).toEqual([]));
  afterAll(() => test.close());

  const restrict = async (memberId: string, scope: RestrictionScope, target: string): Promise<string> => {
    const id = randomUUID();
    await risk.get(addRestriction, { id, subject: "MEMBER", subjectId: memberId, scope, target, reason });
    return id;
  };
  const findId = async (): Promise<string> => {
    const { rows } = await sql<{ id: string }>`
      select id from members where tenant_id = 'aurelune' and username = ${test.lastName()}`.execute(
      test.app.services.db,
    );
    return rows[0]?.id ?? "";
  };
  const put = (ann: Visitor, amount = "1000.00") =>
    ann.call(transferWallet, { from: "MAIN", to: vendor, amount }, toKey()).then(({ body }) => body);

  it("X-60, WL-04: a stake at the vendor is refused once its session has ended, its launches too; the money comes back", async () => {
    const ann = await test.newMember();
    const memberId = await findId();
    await test.put(ann, "20000.00");
    const { url, token } = await test.launch(ann);
    const server = createGameServer(test.app, test.app.houseSecret);
    const opened = await server.call("session", { token });
    if (opened.status !== "OK") throw new Error(opened.status);
    const { sessionId } = opened.session;
    const ask = () => server.call("balance", { sessionId, stake: { roundId: randomUUID(), amount: 10_000_000 } });
    expect((await ask()).status).toBe("OK");
    await restrict(memberId, "GAME", url.pathname.split("/").at(-1) ?? "");
    expect((await ask()).status).toBe("SESSION_EXPIRED");
    await expect(test.launch(ann)).rejects.toThrow("game.restricted");
    // One game is not the whole vendor: money may still go there, and it comes back.
    expect(await put(ann)).toMatchObject({ success: true });
    const { status } = await ann.get(transferWallet, { from: vendor, to: "MAIN", all: true }, toKey());
    expect(status).toBe("SUCCESS");
    expect((await test.balances(ann))[2]).toBe("0.00");
  });

  for (const [scope, target] of [
    ["VENDOR", `RNG/${vendor}`],
    ["CATEGORY", "RNG"],
  ] as const)
    it(`X-60, WL-04: to a vendor whose ${scope} is restricted no money goes, nothing is kept of the try, and money always comes back`, async () => {
      const ann = await test.newMember();
      const memberId = await findId();
      await test.put(ann, "5000.00");
      const id = await restrict(memberId, scope, target);
      const before = await test.balances(ann);
      expect(await put(ann)).toMatchObject({ success: false, errorCode: "game.restricted" });
      const { rows } = await sql`
        select from vendor_transfers where member_id = ${memberId} and state <> 'SUCCESS'`.execute(
        test.app.services.db,
      );
      expect(rows).toEqual([]);
      expect(await test.balances(ann)).toEqual(before);
      await test.take(ann, "5000.00");
      expect((await test.balances(ann))[1]).toBe("100000.00");
      await risk.get(liftRestriction, { id, reason });
      expect(await put(ann)).toMatchObject({ success: true });
    });

  it("X-60, WL-06: a vendor that is barred in one category of two takes money, barred in both it takes none", async () => {
    const ann = await test.newMember();
    const memberId = await findId();
    const { db } = test.app.services;
    await sql`
      insert into vendors (tenant_id, category, vendor, name, position, hot)
      values ('aurelune', 'FISH', ${vendor}, 'Second', 900, false)`.execute(db);
    await restrict(memberId, "VENDOR", `RNG/${vendor}`);
    expect(await put(ann)).toMatchObject({ success: true });
    await restrict(memberId, "CATEGORY", "FISH");
    expect(await put(ann)).toMatchObject({ errorCode: "game.restricted" });
  });
});
