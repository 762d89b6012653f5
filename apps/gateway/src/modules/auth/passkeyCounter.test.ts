import { confirmTotp, listActivity, login, loginByPasskey, startPasskeyLogin, startTotp } from "@marquee/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Account, openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { createPasskeyDevice, type PasskeyDevice } from "../../../test/passkeyDevice.ts";
import { openAurelune, passwordOf } from "../../../test/visitor.ts";
import { createPasskey } from "../../authentication/passkeys/passkeyStore.ts";
import { tables } from "../../../test/tables.ts";

const host = "aurelune.localhost";
const deviceId = "device";

describe("a passkey's counter", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "PASSKEY3", "SECCEN3", "TFA3");
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  /** A member with a passkey at this counter. */
  async function open(name: string, counter: number): Promise<{ account: Account; device: PasskeyDevice }> {
    const account = await openAccount(app, name);
    const device = createPasskeyDevice();
    const { id: memberId } = await tables(app.services.db)
      .selectFrom("members")
      .select("id")
      .where("tenant_id", "=", "aurelune")
      .where("username", "=", account.name)
      .executeTakeFirstOrThrow();
    const passkey = { id: device.id, publicKey: device.publicKey, counter, transports: [], userAgent: "" };
    await createPasskey(app.services.db, { tenantId: "aurelune", memberId }, passkey);
    return { account, device };
  }
  async function enter(device: PasskeyDevice, counter: number) {
    const visitor = openAurelune(app);
    const { options } = await visitor.get(startPasskeyLogin, {});
    const response = device.answer(options, host, `http://${host}`, counter);
    return (await visitor.call(loginByPasskey, { response, side: "MEMBER", deviceId })).body;
  }
  const readCounter = async (id: string): Promise<number> => {
    const row = await tables(app.services.db)
      .selectFrom("passkeys")
      .select("counter")
      .where("id", "=", id)
      .executeTakeFirst();
    return Number(row?.counter);
  };

  it("X-19: rises or stays at 0, and the passkey logs in alone", async () => {
    const { device } = await open("counterzero", 0);
    for (const counter of [0, 0, 7, 8]) expect((await enter(device, counter)).success, String(counter)).toBe(true);
    expect(await readCounter(device.id)).toBe(8);
  });

  it("X-19: falls, and the passkey needs a second factor, every time, and tells; beyond its highest it logs in alone again", async () => {
    const { account, device } = await open("counterfalls", 5);
    const { secret } = await account.visitor.get(startTotp, { password: passwordOf("AURELUNE") });
    const toCode = (): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await account.visitor.get(confirmTotp, { code: toCode() });
    for (const counter of [3, 4, 5, 0]) {
      const body = await enter(device, counter);
      expect(body, String(counter)).toMatchObject({
        errorCode: "login.second.factor.required",
        value: { methods: ["TOTP"], reason: "TWO_FACTOR" },
      });
    }
    expect(await readCounter(device.id)).toBe(5);
    const challenged = Object(await enter(device, 3)).value;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
    const entered = await openAurelune(app).get(login, {
      type: "username",
      side: "MEMBER",
      deviceId,
      secondFactor: { challengeId: challenged.challengeId, method: "TOTP", code },
    });
    expect(entered.userName).toBe(account.name);
    expect((await enter(device, 6)).success).toBe(true);
    const { list } = await account.visitor.get(listActivity, {});
    expect(list.filter(({ kind }) => kind === "PASSKEY_BEHIND")).toHaveLength(5);
    const told = await tables(app.services.db)
      .selectFrom("inbox_messages")
      .select("template")
      .where("template", "=", "passkey.behind")
      .execute();
    expect(told).toHaveLength(5);
  });

  it("X-19: falls, and who has no second factor is refused and told, and is not locked for good", async () => {
    const { account, device } = await open("counteralone", 5);
    await tables(app.services.db)
      .updateTable("members")
      .set({ email_key: null, mobile_key: null })
      .where("username", "=", account.name)
      .execute();
    expect(await enter(device, 2)).toMatchObject({ errorCode: "passkey.invalid" });
    expect((await enter(device, 6)).success).toBe(true);
  });
});
