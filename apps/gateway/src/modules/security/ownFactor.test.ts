import {
  confirmTotp,
  listPasskeys,
  listSocialLinks,
  removePasskey,
  removeSocialLink,
  sendContactCode,
  startTotp,
} from "@marquee/contract";
import { Secret, TOTP } from "otpauth";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode, readOutbox } from "../../../test/outbox.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";
import { switchModules } from "../../../test/registration.ts";
import { createPasskey } from "../../authentication/passkeys/passkeyStore.ts";
import { addSocialIdentity } from "../../authentication/social/socialIdentityStore.ts";
import { tables } from "../../../test/tables.ts";

const password = passwordOf("AURELUNE");

describe("a member's removal of ways of signing in", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await switchModules(app, "aurelune", { SOCLOGIN3: "on", SLGOOGLE3: "on", SLTELEGRAM3: "on" });
    await turn(app, "on", "SECCEN3", "PASSKEY3");
  });
  afterAll(() => app.close());

  const readId = async (name: string): Promise<string> => {
    const query = tables(app.services.db).selectFrom("members").select("id").where("username_key", "=", name);
    return (await query.executeTakeFirstOrThrow()).id;
  };

  /** Gives a member two linked accounts and two passkeys. */
  async function giveWays(name: string): Promise<void> {
    const who = { tenantId: "aurelune", memberId: await readId(name) };
    for (const provider of ["GOOGLE", "TELEGRAM"] as const)
      await addSocialIdentity(app.services.db, who, { provider, issuer: provider, subject: name, name });
    for (const id of [`${name}-1`, `${name}-2`])
      await createPasskey(app.services.db, who, { id, publicKey: "k", counter: 0, transports: [], userAgent: "" });
  }
  const listWays = async (visitor: Visitor) => [
    ...(await visitor.get(listSocialLinks, {})).list.map(({ provider }) => provider),
    ...(await visitor.get(listPasskeys, {})).list.map(({ id }) => id.split("-").at(-1)),
  ];
  const letGapPass = () =>
    sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(app.services.db);
  const askCode = async (visitor: Visitor, email: string, use: "SIGN_INS" | "CONTACT" | "PAYMENT_PASSWORD") => {
    await letGapPass();
    await visitor.get(sendContactCode, { kind: "EMAIL", use });
    return readCode(app, email);
  };
  const google = { provider: "GOOGLE", password } as const;

  it("LG-21, X-19: takes the password and a code sent to the confirmed mailbox for this, once, and is told there", async () => {
    const { name, email, visitor } = await openAccount(app, "remover");
    await giveWays(name);
    const first = { id: `${name}-1`, password };
    expect(await visitor.refuse(removeSocialLink, google)).toBe("sms.code.required");
    expect(await visitor.refuse(removePasskey, first)).toBe("sms.code.required");
    const factor = { by: "EMAIL", code: await askCode(visitor, email, "PAYMENT_PASSWORD") } as const;
    expect(await visitor.refuse(removeSocialLink, { ...google, factor })).toBe("sms.code.invalid");
    const right = { by: "EMAIL", code: await askCode(visitor, email, "SIGN_INS") } as const;
    expect(await visitor.refuse(removeSocialLink, { ...google, password: "Wrong#Wrong88", factor: right })).toBe(
      "password.old.invalid",
    );
    expect(await visitor.refuse(removeSocialLink, { ...google, factor: { ...right, by: "APP" } })).toBe(
      "sms.code.required",
    );
    expect(await listWays(visitor)).toHaveLength(4);
    const sent = (await readOutbox(app, email)).length;
    // One code, many presses.
    const ends = await Promise.all(
      [google, { ...google, provider: "TELEGRAM" } as const].map((request) =>
        visitor.call(removeSocialLink, { ...request, factor: right }),
      ),
    );
    expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await listWays(visitor)).toHaveLength(3);
    expect((await readOutbox(app, email)).slice(sent)).toMatchObject([
      { way: expect.stringMatching(/Google|Telegram/) },
    ]);
    const again = { by: "EMAIL", code: await askCode(visitor, email, "SIGN_INS") } as const;
    await visitor.get(removePasskey, { ...first, factor: again });
    expect((await listWays(visitor)).slice(1)).toEqual(["2"]);
  });

  it("LG-21: one code removes one way, whichever gateways are asked at the same moment", async () => {
    const beside = await app.openBeside();
    for (let turn = 0; turn < raceTurns; turn += 1) {
      const { name, email, visitor } = await openAccount(app, "racer");
      await giveWays(name);
      const elsewhere = openAurelune(beside);
      elsewhere.setToken(visitor.getToken());
      const factor = { by: "EMAIL", code: await askCode(visitor, email, "SIGN_INS") } as const;
      const ends = await Promise.all([
        visitor.call(removeSocialLink, { ...google, factor }),
        elsewhere.call(removeSocialLink, { ...google, provider: "TELEGRAM", factor }),
        elsewhere.call(removePasskey, { id: `${name}-1`, password, factor }),
      ]);
      expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
      expect(await listWays(visitor)).toHaveLength(3);
    }
  });

  it("LG-21, X-19: with an app takes its code and no other; six wrong ones lock it, also for a right one", async () => {
    const { name, email, visitor } = await openAccount(app, "remover");
    await giveWays(name);
    const { secret } = await visitor.get(startTotp, { password });
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const { recoveryCodes } = await visitor.get(confirmTotp, { code: totp.generate() });
    const sent = { by: "EMAIL", code: await askCode(visitor, email, "SIGN_INS") } as const;
    expect(await visitor.refuse(removeSocialLink, { ...google, factor: sent })).toBe("sms.code.required");
    const [code = "", spare = ""] = recoveryCodes;
    await visitor.get(removeSocialLink, { ...google, factor: { by: "APP", code } });
    expect(await visitor.refuse(removePasskey, { id: `${name}-1`, password, factor: { by: "APP", code } })).toBe(
      "sms.code.invalid",
    );
    for (let wrong = 0; wrong < 5; wrong += 1)
      await visitor.refuse(removePasskey, { id: `${name}-1`, password, factor: { by: "APP", code: "000000" } });
    expect(await visitor.refuse(removePasskey, { id: `${name}-1`, password, factor: { by: "APP", code: spare } })).toBe(
      "login.locked",
    );
    expect(await listWays(visitor)).toEqual(["TELEGRAM", "1", "2"]);
  });

  it("LG-21: an account without a second factor takes the password; another's link and one that is gone change nothing", async () => {
    const { name, visitor } = await openAccount(app, "remover");
    const other = openAurelune(app);
    await other.registerAs("removerother");
    await giveWays(name);
    expect(await other.get(removeSocialLink, google)).toEqual({});
    expect(await other.get(removePasskey, { id: `${name}-1`, password })).toEqual({});
    expect(await listWays(visitor)).toHaveLength(4);
    await giveWays("removerother");
    await other.get(removeSocialLink, google);
    expect(await listWays(other)).toEqual(["TELEGRAM", "1", "2"]);
  });
});
