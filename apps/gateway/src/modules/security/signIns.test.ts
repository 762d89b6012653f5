import { addPasskey, checkSocialLink, confirmSocialLink, startSocialLink } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { type SocialHouse, startSocialHouse } from "../../../test/socialHouse.ts";
import { openAurelune, passwordOf } from "../../../test/visitor.ts";
import type { PasskeyService } from "../../authentication/passkeys/createPasskeys.ts";
import { createPasskey } from "../../authentication/passkeys/passkeyStore.ts";
import { tables } from "../../../test/tables.ts";

describe("new ways of signing in", () => {
  let house: SocialHouse;
  let app: TestApp;

  beforeAll(async () => {
    house = await startSocialHouse();
    app = await openTestApp({ MARQUEE_SOCIAL_FILE: house.socialFile });
    await switchModules(app, "aurelune", { SOCLOGIN3: "on", SLGOOGLE3: "on" });
    await turn(app, "on", "SECCEN3");
  });
  afterAll(async () => {
    await app.close();
    await house.stop();
  });

  async function join(name: string) {
    const visitor = openAurelune(app);
    const { session } = await visitor.registerAs(name);
    const memberId = session?.id ?? "";
    const email = `${name}@mail.example`;
    await sql`update members set email_key = ${email}, email_confirmed_at = clock_timestamp() where id = ${memberId}`.execute(
      app.services.db,
    );
    return { visitor, memberId, email };
  }
  const listMails = async (recipient: string): Promise<readonly string[]> => {
    const query = tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("template")
      .where("recipient", "=", recipient);
    return (await query.execute()).map(({ template }) => template);
  };

  it("LG-21: a linked account is told to the confirmed mailbox once, also when it is confirmed at once", async () => {
    const { visitor, email } = await join("teller1");
    const password = passwordOf("AURELUNE");
    const { url } = await visitor.get(startSocialLink, { provider: "GOOGLE", password });
    const response = await house.choose(url, "teller1");
    const { ticket } = await visitor.get(checkSocialLink, { provider: "GOOGLE", response });
    await Promise.all([1, 2, 3].map(() => visitor.get(confirmSocialLink, { ticket })));
    expect(await listMails(email)).toEqual(["social.linked"]);
  });

  it("X-19: a new passkey is told to the confirmed mailbox, together with the passkey or not at all", async () => {
    const { visitor, memberId, email } = await join("teller2");
    const { db, passkeys } = app.services;
    const fail: { on?: boolean } = {};
    const register: PasskeyService["register"] = (_call, who, id, also) =>
      transact(db, async (tx) => {
        await createPasskey(tx, who, { id, publicKey: "k", counter: 0, transports: [], userAgent: "" });
        await also?.(tx);
        if (fail.on === true) throw new Error("killed before the commit");
      });
    Object.assign(app.services, { passkeys: { ...passkeys, register } });
    fail.on = true;
    expect((await visitor.call(addPasskey, { response: "first" })).body.success).toBe(false);
    fail.on = false;
    expect(await listMails(email)).toEqual([]);
    await visitor.get(addPasskey, { response: "second" });
    expect(await listMails(email)).toEqual(["passkey.added"]);
    const events = await tables(db)
      .selectFrom("security_log")
      .select("event")
      .where("member_id", "=", memberId)
      .execute();
    expect(events.filter(({ event }) => event === "passkey.added")).toHaveLength(1);
    Object.assign(app.services, { passkeys });
  });
});
