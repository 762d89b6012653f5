import {
  confirmContact,
  forgotPassword,
  getMemberInfo,
  listInbox,
  login,
  resetPasswordBySms,
  sendSmsCode,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readOutbox } from "../../../test/outbox.ts";
import { openAurelune, openKickline, type Visitor } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

describe("a new member's mailbox and phone", () => {
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "PASSWORD3", "FORGMAIL3", "CHNGPASSVERIF3", "SMSCODE3", "MOBILEVERCODELOGIN3");
  });
  afterAll(() => app.close());

  /** Registers with a mailbox and a phone, neither of them proved. */
  async function join() {
    serial += 1;
    const name = `confirm${serial}`;
    const [email, mobileNum] = [`${name}@mail.example`, `09${String(45_000_000 + serial)}`];
    const visitor = openAurelune(app);
    await visitor.registerAs(name, { email, mobileNum, countryDialingCode: "+84" });
    return {
      name,
      email,
      mobile: `+84${mobileNum.slice(1)}`,
      typed: { mobileNum, countryDialingCode: "+84" },
      visitor,
    };
  }

  /** The tokens of the links in what was sent to a mailbox or phone. */
  const readLinks = async (recipient: string): Promise<readonly string[]> =>
    (await readOutbox(app, recipient)).flatMap(
      ({ link = "" }) => /^http:\/\/aurelune\.localhost\/confirm-contact#(.+)$/.exec(link)?.[1] ?? [],
    );
  const confirm = (visitor: Visitor, token: string) => visitor.refuse(confirmContact, { token });
  const readLink = async (recipient: string): Promise<string> => (await readLinks(recipient))[0] ?? "none";
  const askByMail = async ({ name, email }: Awaited<ReturnType<typeof join>>) => {
    await sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(app.services.db);
    const sent = (await readOutbox(app, email)).length;
    await openAurelune(app).get(forgotPassword, { username: name, email });
    return (await readOutbox(app, email)).length - sent;
  };

  /** The contacts of whose proof a mailbox or phone was told. */
  const listTold = async (recipient: string): Promise<readonly unknown[]> => {
    const query = tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("values")
      .where("recipient", "=", recipient);
    const rows = await query.where("template", "=", "contact.confirmed").execute();
    return rows.map(({ values }) => values["mask"]);
  };

  it("LG-16: a mailbox that nobody has proved gets no link for a new password, with the same answer; the registration's link proves it", async () => {
    const member = await join();
    expect(await askByMail(member)).toBe(0);
    const token = await readLink(member.email);
    // Who reads the mailbox and is not the member proves nothing.
    const stranger = openAurelune(app);
    expect(await confirm(stranger, token)).toBe("login.not.session");
    await stranger.registerAs(`${member.name}other`);
    expect(await confirm(stranger, token)).toBe("contact.token.invalid");
    expect(await askByMail(member)).toBe(0);
    const masked = { kind: "EMAIL", mask: "c***@mail.example" };
    // A double press, and once more, are no error and change nothing.
    const presses = [1, 2, 3].map(() => member.visitor.get(confirmContact, { token }));
    expect(await Promise.all(presses)).toEqual([masked, masked, masked]);
    expect(await member.visitor.get(confirmContact, { token })).toEqual(masked);
    const entries = tables(app.services.db)
      .selectFrom("security_log")
      .select("event")
      .where("event", "=", "contact.confirmed");
    expect(await entries.execute()).toHaveLength(1);
    expect(await listTold(member.email)).toEqual(["c***@mail.example"]);
    expect(await askByMail(member)).toBe(1);
  });

  it("LG-02, LG-17: a phone that nobody has proved gets no code for a login or a new password, with the same answer; the registration's link proves it", async () => {
    const { mobile, typed, name, visitor: own } = await join();
    const visitor = openAurelune(app);
    const sent = await visitor.call(sendSmsCode, { ...typed, purpose: "LOGIN" });
    expect(sent.body).toMatchObject({ success: true, value: { channel: "SMS" } });
    expect((await readOutbox(app, mobile)).flatMap(({ code = [] }) => code)).toEqual([]);
    const token = await readLink(mobile);
    const { kind, mask } = await own.get(confirmContact, { token });
    expect(kind).toBe("MOBILE");
    // Nothing else of the member's is proved: the phone itself is told.
    expect(await listTold(mobile)).toEqual([mask]);
    const { list } = await own.get(listInbox, {});
    expect(list.map(({ content }) => content)).toEqual([expect.stringContaining(mask)]);
    await sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(app.services.db);
    const { cookies } = await visitor.call(sendSmsCode, { ...typed, purpose: "LOGIN" });
    const [code = ""] = (await readOutbox(app, mobile)).flatMap(({ code: each = [] }) => each);
    const cookie = cookies.map((each) => `${each.name}=${each.value}`).join("; ");
    const opened = await visitor.call(
      login,
      { type: "sms", ...typed, verificationCode: code, side: "MEMBER", deviceId: "d" },
      { headers: { cookie } },
    );
    expect(opened.body).toMatchObject({ value: { userName: name } });
  });

  it("LG-02, LG-17: a code that was sent before the phone became somebody's opens no account of whoever has not proved it", async () => {
    const { mobile, typed, name, visitor: own } = await join();
    await own.get(confirmContact, { token: await readLink(mobile) });
    const visitor = openAurelune(app);
    const { cookies } = await visitor.call(sendSmsCode, { ...typed, purpose: "RESET" });
    const [code = ""] = (await readOutbox(app, mobile)).flatMap(({ code: each = [] }) => each);
    await sql`update members set mobile_confirmed_at = null where username_key = ${name}`.execute(app.services.db);
    const cookie = cookies.map((each) => `${each.name}=${each.value}`).join("; ");
    const reset = await visitor.call(
      resetPasswordBySms,
      { ...typed, verificationCode: code, newPassword: "Brand#New42x", deviceId: "d" },
      { headers: { cookie } },
    );
    expect(reset.body).toMatchObject({ errorCode: "sms.code.invalid" });
  });

  it("LG-16: a link is of one merchant, one account and its contact of that time, lasts seven days and cannot be made up", async () => {
    const { email, name, visitor } = await join();
    const token = await readLink(email);
    expect(token).not.toContain(email);
    const other = openKickline(app);
    await other.registerAs(`${name}k`);
    expect(await confirm(other, token)).toBe("contact.token.invalid");
    for (const wrong of ["", "__proto__", token.slice(1), `${token.slice(0, -2)}AA`, "a".repeat(1_000)])
      expect(await confirm(visitor, wrong)).toBe("contact.token.invalid");
    expect(await confirm(visitor, "\0")).toBe("request.invalid");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(app.services.contactLinks.read(token)).toBeUndefined();
    vi.useRealTimers();
    await sql`update members set email_key = 'other@mail.example' where username_key = ${name}`.execute(
      app.services.db,
    );
    expect(await confirm(visitor, token)).toBe("contact.token.invalid");
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
  });

  it("LG-17: where the merchant sends no codes to phones for logins or passwords, a registration sends the phone nothing", async () => {
    await turn(app, "off", "MOBILEVERCODELOGIN3", "CHNGPASSVERIF3");
    onTestFinished(() => turn(app, "on", "MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"));
    const { email, mobile } = await join();
    expect(await readLinks(email)).toHaveLength(1);
    expect(await readLinks(mobile)).toEqual([]);
  });
});
