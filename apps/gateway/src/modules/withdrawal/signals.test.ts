import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { readSignals } from "./signalStore.ts";
import { tables } from "../../../test/tables.ts";

describe("what the checks of a withdrawal look at", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("X-60: a passkey, a linked account or a proved contact is a change of credentials, one that came with the registration is none", async () => {
    const { db } = app.services;
    const { session } = await openAurelune(app).registerAs("signalled");
    const memberId = session?.id ?? "";
    const add = async (event: string, requestId: string, hours: number): Promise<void> => {
      const row = { tenant_id: "aurelune", id: uuidv7(), event, member_id: memberId, request_id: requestId };
      const rest = { name_key: null, address: null, user_agent: null, details: "{}" };
      await tables(db)
        .insertInto("security_log")
        .values({ ...row, ...rest, at: new Date(Date.now() - hours * 3_600_000) })
        .execute();
    };
    const read = async (): Promise<number | null> => {
      const subject = {
        tenantId: "aurelune",
        memberId,
        currency: "VND",
        orderNo: "",
        accountId: uuidv7(),
        address: "",
      };
      const { credentialsAge } = await readSignals(db, subject);
      return credentialsAge === null ? null : Math.round(credentialsAge);
    };
    const { request_id: registration } = await tables(db)
      .selectFrom("security_log")
      .select("request_id")
      .where("member_id", "=", memberId)
      .where("event", "=", "member.registered")
      .executeTakeFirstOrThrow();
    await add("social.linked", registration ?? "", 0);
    expect(await read()).toBeNull();
    await add("passkey.added", "another", 5);
    expect(await read()).toBe(5);
    await add("social.linked", "a third", 2);
    expect(await read()).toBe(2);
    // The link that came with the registration is pressed in another request.
    await add("contact.confirmed", "a fourth", 1);
    expect(await read()).toBe(1);
  });
});
