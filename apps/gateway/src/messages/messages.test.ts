import { createServer, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SMTPServer } from "smtp-server";
import { sql } from "kysely";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import type { AllServices } from "../Services.ts";
import type { Message } from "./createMessages.ts";
import { messageStates } from "./messageStates.ts";
import { sendMessages } from "./sendMessages.ts";

/** A server of the world outside, and what it took. */
interface Outside {
  readonly port: number;
  readonly taken: string[];
  /** What it does with the next ones. */
  mood: "take" | "refuse" | "later";
  readonly close: () => Promise<void>;
}

const toPort = (address: unknown): number => Number(Reflect.get(Object(address), "port"));

async function startSmtp(): Promise<Outside> {
  const taken: string[] = [];
  const answers = { refuse: [550, "no such mailbox"], later: [451, "try later"] } as const;
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "user" && password === "pass" ? done(null, { user: "user" }) : done(new Error("who are you")),
    onRcptTo: (_address, _session, done) => {
      if (outside.mood === "take") return done();
      const [responseCode, text] = answers[outside.mood];
      return done(Object.assign(new Error(text), { responseCode }));
    },
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (part: Buffer) => (text += part.toString()));
      stream.on("end", () => {
        taken.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const outside: Outside = {
    port: toPort(server.server.address()),
    taken,
    mood: "take",
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return outside;
}

async function startTwilio(): Promise<Outside> {
  const taken: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const isKnown =
        request.headers.authorization === `Basic ${Buffer.from("AC1:tok/en").toString("base64")}` &&
        request.url === "/2010-04-01/Accounts/AC1/Messages.json";
      const status = !isKnown ? 401 : outside.mood === "take" ? 201 : outside.mood === "refuse" ? 400 : 503;
      if (status === 201) taken.push(text);
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify(status === 201 ? { sid: "SM1" } : { code: 21211, message: "not a valid number" }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const outside: Outside = {
    port: toPort(server.address()),
    taken,
    mood: "take",
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return outside;
}

const mail: Message = {
  tenantId: "aurelune",
  channel: "mail",
  recipient: "ann@example.com",
  template: "verification.code",
  language: "VI",
  values: { site: "Aurelune", code: "480216", minutes: "5" },
};
const sms: Message = { ...mail, channel: "sms", recipient: "+84901234567" };

describe.each(["outbox", "real"] as const)("messages with adapters of kind %s", (kind) => {
  let app: TestApp;
  let services: AllServices;
  let smtp: Outside;
  let twilio: Outside;

  beforeAll(async () => {
    [smtp, twilio] = [await startSmtp(), await startTwilio()];
    const real = {
      MARQUEE_MAIL_URL: `smtp://user:pass@127.0.0.1:${smtp.port}`,
      MARQUEE_MAIL_FROM: "desk@aurelune.example",
      MARQUEE_SMS_URL: `http://AC1:tok%2Fen@127.0.0.1:${twilio.port}`,
      MARQUEE_SMS_FROM: "AURELUNE",
    };
    app = await openTestApp(kind === "real" ? real : {});
    services = app.services;
  });
  afterAll(async () => {
    await app.close();
    await Promise.all([smtp.close(), twilio.close()]);
  });

  interface Kept {
    readonly channel: string;
    readonly state: string;
    readonly tries: number;
    readonly failure: string | null;
    readonly code: string;
    readonly wait: number;
  }

  async function listKept(): Promise<readonly Kept[]> {
    const { rows } = await sql<Kept>`select channel, state, tries, failure, values->>'code' as code,
      ceil(extract(epoch from next_try_at - clock_timestamp()))::int as wait from outgoing_messages order by channel, created_at`.execute(
      services.db,
    );
    return rows;
  }

  const clear = () => sql`delete from outgoing_messages`.execute(services.db);
  const addBoth = async (): Promise<void> => {
    await clear();
    for (const message of [mail, sms])
      await services.db.transaction().execute((tx) => services.messages.add(tx, message));
  };
  const makeDue = () => sql`update outgoing_messages set next_try_at = clock_timestamp()`.execute(services.db);

  it("a message is a row with what it tells of, or neither; an unknown template or recipient is refused", async () => {
    await clear();
    const undone = services.db.transaction().execute(async (tx) => {
      await services.messages.add(tx, mail);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await listKept()).toEqual([]);
    await expect(services.messages.add(services.db, { ...mail, template: "__proto__" })).rejects.toThrow("no template");
    for (const recipient of [
      "ann",
      "a@b",
      "a@b.example\r\nBcc: x@y.example",
      "ann@example.com,bob@example.com",
      "+84901234567",
    ]) {
      await expect(services.messages.add(services.db, { ...mail, recipient }), recipient).rejects.toThrow(
        "no such recipient",
      );
    }
    for (const recipient of ["0901234567", "+0", "ann@example.com", `+${"9".repeat(16)}`])
      await expect(services.messages.add(services.db, { ...sms, recipient })).rejects.toThrow("no such recipient");
  });

  it("is sent once in the language asked for, by whichever of many senders", async () => {
    await addBoth();
    [smtp.taken.length, twilio.taken.length] = [0, 0];
    await Promise.all(Array.from({ length: 10 }, () => sendMessages(services)));
    expect((await listKept()).map(({ channel, state, tries }) => [channel, state, tries])).toEqual([
      ["mail", "SENT", 1],
      ["sms", "SENT", 1],
    ]);
    if (kind === "outbox") return expect([smtp.taken, twilio.taken]).toEqual([[], []]);
    expect([smtp.taken.length, twilio.taken.length]).toEqual([1, 1]);
    expect(smtp.taken[0]).toMatch(/^To: <?ann@example\.com>?\r?$/m);
    expect(smtp.taken[0]).toMatch(/^From: desk@aurelune\.example\r?$/m);
    expect(smtp.taken[0]).toContain("480216");
    expect(Object.fromEntries(new URLSearchParams(twilio.taken[0]))).toEqual({
      To: "+84901234567",
      From: "AURELUNE",
      Body: "480216 là mã của bạn tại Aurelune, có hiệu lực trong 5 phút. Không cho bất kỳ ai biết mã này; chúng tôi sẽ không hỏi bạn.",
    });
  });

  it("a server that is busy is asked again, later each time; one that says no is not", async () => {
    if (kind === "outbox") return;
    await addBoth();
    [smtp.mood, twilio.mood] = ["later", "later"];
    await sendMessages(services);
    await sendMessages(services);
    expect((await listKept()).map(({ state, tries }) => [state, tries])).toEqual([
      ["WAITING", 1],
      ["WAITING", 1],
    ]);
    for (const { wait, failure } of await listKept())
      expect([wait > 0 && wait <= 10, failure]).toEqual([true, expect.stringMatching(/later|503/)]);
    await makeDue();
    await sendMessages(services);
    for (const { wait, tries } of await listKept()) expect([wait > 10 && wait <= 40, tries]).toEqual([true, 2]);
    [smtp.mood, twilio.mood] = ["refuse", "refuse"];
    await makeDue();
    await sendMessages(services);
    expect((await listKept()).map(({ state, failure }) => [state, failure])).toEqual([
      ["FAILED", expect.stringContaining("no such mailbox")],
      ["FAILED", "400 21211 not a valid number"],
    ]);
    [smtp.mood, twilio.mood] = ["take", "take"];
    await makeDue();
    await sendMessages(services);
    expect((await listKept()).map(({ tries }) => tries)).toEqual([3, 3]);
  });

  it("after its last try a message has failed, and what a killed sender took comes back", async () => {
    if (kind === "outbox") return;
    await addBoth();
    await sql`update outgoing_messages set tries = 7`.execute(services.db);
    [smtp.mood, twilio.mood] = ["later", "later"];
    await sendMessages(services);
    expect((await listKept()).map(({ state, tries }) => [state, tries])).toEqual([
      ["FAILED", 8],
      ["FAILED", 8],
    ]);
    [smtp.mood, twilio.mood] = ["take", "take"];
    await addBoth();
    await sql`update outgoing_messages set tries = 1, next_try_at = clock_timestamp() + interval '120 seconds'`.execute(
      services.db,
    );
    await sendMessages(services);
    expect((await listKept()).map(({ state }) => state)).toEqual(["WAITING", "WAITING"]);
    await makeDue();
    await sendMessages(services);
    expect((await listKept()).map(({ state }) => state)).toEqual(["SENT", "SENT"]);
  });

  it("ten minutes later the secret is masked where it is kept, and what still waits is sent no more", async () => {
    await addBoth();
    await sql`update outgoing_messages set created_at = created_at - interval '9 minutes', next_try_at = clock_timestamp() + interval '1 hour'`.execute(
      services.db,
    );
    await sendMessages(services);
    expect((await listKept()).map(({ code }) => code)).toEqual(["480216", "480216"]);
    await sql`update outgoing_messages set created_at = created_at - interval '2 minutes', state = case channel when 'sms' then 'SENT' else state end`.execute(
      services.db,
    );
    await sendMessages(services);
    expect((await listKept()).map(({ code, state }) => [code, state])).toEqual([
      ["•••", "FAILED"],
      ["•••", "SENT"],
    ]);
    expect(app.logged()).not.toContain("480216");
  });

  it("the database takes the states of the table and no other one", async () => {
    await addBoth();
    for (const state of messageStates.states)
      await sql`update outgoing_messages set state = ${state}`.execute(services.db);
    await expect(sql`update outgoing_messages set state = 'LOST'`.execute(services.db)).rejects.toThrow(
      /outgoing_messages_state/,
    );
  });
});
