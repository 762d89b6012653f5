import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReportFile, mailReport, type ReportFileRequest, toDecimal, toToday } from "@marquee/contract";
import fc from "fast-check";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { asOwner } from "../../../../test/plantEntries.ts";
import { openAurelune, openKickline, type Visitor } from "../../../../test/visitor.ts";
import { toHouseAccount, toMemberAccount } from "../../../ledger/accounts.ts";
import { openAccounts, postTransfer } from "../../../ledger/postTransfer.ts";
import { sendMessages } from "../../../messages/sendMessages.ts";
import { toRoundReference } from "../../wallet/index.ts";

const tenant = "aurelune";
const host = "aurelune.localhost";
const year = toToday("Asia/Ho_Chi_Minh").slice(0, 4);
const titles = ["Kind of game", "Stakes", "Wins", "Net", "Deposits", "Withdrawals"];

/** What a play is: its game's category, and what moved. */
interface Play {
  readonly category: "RNG" | "INHOUSE" | "NONE";
  readonly kind: "BET" | "WIN" | "JACKPOT" | "ROLLBACK";
  readonly units: bigint;
  readonly isAtVendor: boolean;
}

describe("reports of a year", () => {
  let app: TestApp;
  let taken: string[];
  let mood: "take" | "refuse";
  let smtp: SMTPServer;
  let codes: ReadonlyMap<string, string>;
  let folder: string;
  let names = 0;

  beforeAll(async () => {
    [taken, mood] = [[], "take"];
    smtp = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      authOptional: true,
      onRcptTo: (_address, _session, done) =>
        mood === "take" ? done() : done(Object.assign(new Error("no such mailbox"), { responseCode: 550 })),
      onData: (stream, _session, done) => {
        let text = "";
        stream.on("data", (part: Buffer) => (text += part.toString()));
        stream.on("end", () => {
          taken.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    folder = mkdtempSync(join(tmpdir(), "marquee-yearly-"));
    const wallets = join(folder, "wallets.json");
    const house = { GAME_HOUSE: { url: "http://127.0.0.1:9", secret: "a-secret-of-the-tests-alone" } };
    writeFileSync(wallets, JSON.stringify({ AURELUNE: { HARBOUR: house } }));
    app = await openTestApp({
      MARQUEE_VENDOR_WALLETS_FILE: wallets,
      MARQUEE_MAIL_URL: `smtp://127.0.0.1:${Reflect.get(Object(smtp.server.address()), "port")}`,
      MARQUEE_MAIL_FROM: "desk@aurelune.example",
    });
    const { rows } = await sql<{ category: string; code: string }>`
      select category, min(code) as code from games where tenant_id = ${tenant} group by category`.execute(
      app.services.db,
    );
    codes = new Map(rows.map(({ category, code }) => [category, code]));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
  });

  const newMember = async (email?: string): Promise<{ readonly ann: Visitor; readonly id: string }> => {
    const ann = openAurelune(app);
    const { id } = await ann.registerAs(`yearly${(names += 1)}`, email === undefined ? {} : { email });
    return { ann, id };
  };

  /** Money that was moved to a vendor's wallet, which is never below zero. */
  async function bringToVendor(id: string, units: bigint): Promise<void> {
    const postings = [
      { account: toMemberAccount("real", id, "vendor:HARBOUR"), asset: "VND", kind: "ADJUST", amount: units },
      { account: toMemberAccount("real", id, "main"), asset: "VND", kind: "ADJUST", amount: -units },
    ] as const;
    await postTransfer(app.services.db, { tenant, scope: "test", key: randomUUID(), ref: "test", postings });
  }

  async function play(id: string, { category, kind, units, isAtVendor }: Play): Promise<void> {
    const code = codes.get(category) ?? "GONE";
    const member = toMemberAccount("real", id, isAtVendor ? "vendor:HARBOUR" : "main");
    const amount = kind === "BET" ? -units : units;
    const house = toHouseAccount("real", tenant, `game:${code}`);
    await openAccounts(app.services.db, [{ tenant, account: member, asset: "VND" }]);
    const postings = [
      { account: member, asset: "VND", kind, amount },
      { account: house, asset: "VND", kind, amount: -amount },
    ] as const;
    if (isAtVendor && kind === "BET") await bringToVendor(id, units);
    const ref = toRoundReference(code, randomUUID());
    await postTransfer(app.services.db, { tenant, scope: "test", key: randomUUID(), ref, postings });
  }

  async function download(ann: Visitor, request: ReportFileRequest) {
    const { url, name } = await ann.get(createReportFile, request);
    const headers = { host, authorization: ann.getToken() ?? "" };
    return { name, response: await app.http.inject({ method: "GET", url, headers }) };
  }
  const readCsv = async (ann: Visitor): Promise<readonly (readonly string[])[]> => {
    const { response } = await download(ann, { report: "tax", period: year, format: "csv" });
    return response.body
      .slice(1)
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
  };

  it("X-47: whatever is played, the tax report has stakes, wins and net by kind of game at every wallet, and its sums are theirs", async () => {
    const anyPlay = fc.record({
      category: fc.constantFrom("RNG" as const, "INHOUSE" as const, "NONE" as const),
      kind: fc.constantFrom("WIN" as const, "JACKPOT" as const, "BET" as const, "ROLLBACK" as const),
      units: fc.bigInt({ min: 1n, max: 9_000_000n }),
      isAtVendor: fc.boolean(),
    });
    const labels = { RNG: "Slots", INHOUSE: "In-house", NONE: "Other games" } as const;
    await fc.assert(
      fc.asyncProperty(fc.array(anyPlay, { maxLength: 12 }), async (plays) => {
        const { ann, id } = await newMember();
        for (const each of plays) await play(id, each);
        const sum = (list: readonly Play[], ...kinds: readonly string[]): bigint =>
          list.reduce((total, { kind, units }) => total + (kinds.includes(kind) ? units : 0n), 0n);
        const toCells = (list: readonly Play[]): readonly string[] => {
          const staked = sum(list, "BET") - sum(list, "ROLLBACK");
          const won = sum(list, "WIN", "JACKPOT");
          return [staked, won, won - staked].map(toDecimal);
        };
        const wanted = (["RNG", "INHOUSE", "NONE"] as const).flatMap((category) => {
          const list = plays.filter((each) => each.category === category);
          return list.length === 0 ? [] : [[labels[category], ...toCells(list), "", ""]];
        });
        expect(await readCsv(ann)).toEqual([titles, ...wanted, ["Total", ...toCells(plays), "0.00", "0.00"]]);
      }),
      { numRuns: 8 },
    );
  });

  it("X-47: the tax report has the year's payments alone, for its member alone, as a tagged PDF in the page's language too", async () => {
    const { ann, id } = await newMember();
    const pay = (kind: "DEPOSIT" | "WITHDRAW_LOCK", amount: bigint) =>
      postTransfer(app.services.db, {
        tenant,
        scope: "test",
        key: randomUUID(),
        ref: "test",
        postings: [
          { account: toMemberAccount("real", id, "main"), asset: "VND", kind, amount },
          { account: toHouseAccount("real", tenant, "deposits"), asset: "VND", kind, amount: -amount },
        ],
      });
    await pay("DEPOSIT", 50_000_000n);
    await asOwner(app.services.db, (tx) =>
      sql`update ledger.entries set at = at - interval '400 days' where account = ${toMemberAccount("real", id, "main")}`.execute(
        tx,
      ),
    );
    await pay("DEPOSIT", 70_000_000n);
    await pay("WITHDRAW_LOCK", -20_000_000n);
    await play(id, { category: "RNG", kind: "BET", units: 10_000n, isAtVendor: false });
    expect(await readCsv(ann)).toEqual([
      titles,
      ["Slots", "1.00", "0.00", "-1.00", "", ""],
      ["Total", "1.00", "0.00", "-1.00", "7000.00", "2000.00"],
    ]);
    const { name, response } = await download(ann, { report: "tax", period: year, format: "pdf" });
    expect([name, response.rawPayload.subarray(0, 5).toString()]).toEqual([`tax-report-${year}.pdf`, "%PDF-"]);
    const text = response.rawPayload.toString("latin1");
    for (const part of ["/Lang (en)", "/MarkInfo", "/StructTreeRoot"]) expect(text, part).toContain(part);
    const { url } = await ann.get(createReportFile, { report: "tax", period: year, format: "csv" });
    const { ann: bob } = await newMember();
    const stolen = { host, authorization: bob.getToken() ?? "" };
    expect((await app.http.inject({ method: "GET", url, headers: stolen })).statusCode).toBe(404);
    for (const period of [`${year}-01`, "1999", "\0", "__proto__"])
      expect(await ann.refuse(createReportFile, { report: "tax", period, format: "csv" }), period).toBe(
        "request.invalid",
      );
  });

  const confirm = (id: string) =>
    sql`update members set email_confirmed_at = clock_timestamp() where id = ${id}`.execute(app.services.db);
  const countFiles = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from message_attachments`.execute(
      app.services.db,
    );
    return rows[0]?.count ?? -1;
  };

  it("X-47: a statement goes by mail to the member's own confirmed mailbox, with the PDF, and is kept nowhere after", async () => {
    const { ann, id } = await newMember("yearlyann@mail.example");
    const request = { report: "statement", period: year } as const;
    expect((await ann.call(mailReport, request)).body).toMatchObject({
      errorCode: "fields",
      fields: [{ name: "email", rule: "required" }],
    });
    await confirm(id);
    // Who asks cannot name another mailbox.
    const more = { ...request, recipient: "thief@mail.example", email: "thief@mail.example" };
    expect(await ann.get(mailReport, more)).toEqual({ mask: "y***@mail.example" });
    await sendMessages(app.services);
    // Beside the mail of the registration.
    const listStatements = () => taken.filter((mail) => mail.includes(`Subject: Aurelune: your statement of ${year}`));
    await expect.poll(listStatements).toHaveLength(1);
    const [mail = ""] = listStatements();
    expect(mail).toContain("To: yearlyann@mail.example");
    expect(mail).toContain(`filename=statement-${year}.pdf`);
    const body = /application\/pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail)?.[1] ?? "";
    const pdf = Buffer.from(body, "base64");
    expect([pdf.subarray(0, 5).toString(), pdf.includes("%%EOF")]).toEqual(["%PDF-", true]);
    await expect.poll(countFiles).toBe(0);
  });

  it("X-47: what a server refuses for good is kept no longer; a member has five a day, at whatever speed", async () => {
    const { ann, id } = await newMember("yearlybob@mail.example");
    await confirm(id);
    mood = "refuse";
    const request = { report: "tax", period: year } as const;
    const all = await Promise.all(Array.from({ length: 8 }, () => ann.call(mailReport, request)));
    expect(all.filter(({ body }) => body.success)).toHaveLength(5);
    expect(all.filter(({ body }) => !body.success && body.errorCode === "rate.limited")).toHaveLength(3);
    await sendMessages(app.services);
    await expect.poll(countFiles).toBe(0);
    mood = "take";
    for (const period of ["1999", `${year}-01`, "20", "\0"])
      expect(await ann.refuse(mailReport, { report: "tax", period }), period).toBe("request.invalid");
    expect((await openKickline(app).call(mailReport, request)).status).toBe(401);
  });
});
