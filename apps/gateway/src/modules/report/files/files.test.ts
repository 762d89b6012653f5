import { createReportFile, listTransactions, type ReportFileRequest, toDecimal, toToday } from "@marquee/contract";
import { sql } from "kysely";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { asOwner, plantEntries } from "../../../../test/plantEntries.ts";
import { openAurelune, type Visitor } from "../../../../test/visitor.ts";
import { toMemberAccount } from "../../../ledger/accounts.ts";
import { rollUpRecord } from "../../wallet/rollUpRecord.ts";

const zone = "Asia/Ho_Chi_Minh";
const month = toToday(zone, new Date(Date.now() - 40 * 86_400_000)).slice(0, 7);
const host = "aurelune.localhost";

async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const content = await page.getTextContent();
      const tree = await page.getStructTree();
      return {
        text: content.items.map((item) => ("str" in item ? item.str : "")).join(" "),
        tree: JSON.stringify(tree),
      };
    }),
  );
  const { info } = await pdf.getMetadata();
  return { pages, info: Object(info), marked: await pdf.getMarkInfo() };
}

describe("files of reports", () => {
  let app: TestApp;
  let ann: Visitor;
  let bob: Visitor;

  beforeAll(async () => {
    app = await openTestApp();
    ann = openAurelune(app);
    bob = openAurelune(app);
    const { id } = await ann.registerAs("fileann");
    await bob.registerAs("filebob");
    await asOwner(app.services.db, async (tx) => {
      await sql`update ledger.entries set at = at - interval '500 days'`.execute(tx);
      await sql`update merchants set time_zone = ${zone} where id = 'aurelune'`.execute(tx);
    });
    await app.services.tenantRegistry.refresh();
    const first = new Date(`${month}-02T05:00:00Z`).getTime();
    // More than one part of a file, and some of the days before and after the month.
    await plantEntries(
      app.services.db,
      { tenant: "aurelune", account: toMemberAccount("real", id, "main"), asset: "VND" },
      Array.from({ length: 2_330 }, (_, index) => ({
        kind: index % 2 === 0 ? ("BET" as const) : ("WIN" as const),
        amount: index % 2 === 0 ? -12_345n : 20_000n,
        at: new Date(first - 3 * 86_400_000 + index * 60_000 * 22),
      })),
    );
  });
  afterAll(() => app.close());

  const open = (url: string, visitor: Visitor | undefined) =>
    app.http.inject({
      method: "GET",
      url,
      headers: { host, ...(visitor === undefined ? {} : { authorization: visitor.getToken() ?? "" }) },
    });

  async function download(request: ReportFileRequest, headers: Record<string, string> = {}) {
    const { url, name } = await ann.get(createReportFile, request, { headers });
    const response = await open(url, ann);
    expect([response.statusCode, response.headers["content-disposition"]]).toEqual([
      200,
      `attachment; filename="${name}"`,
    ]);
    return response;
  }

  async function listScreen() {
    const [from, to] = [
      `${month}-01`,
      `${month}-${new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()}`,
    ];
    const first = await ann.get(listTransactions, { from, to, pageSize: 100 });
    const rest = await Promise.all(
      Array.from({ length: first.totalPages - 1 }, (_, index) =>
        ann.get(listTransactions, { from, to, pageSize: 100, pageNo: index + 2 }),
      ),
    );
    return [first, ...rest].flatMap(({ list }) => list);
  }

  it("X-46: the CSV of a month has exactly the lines of the screen, before and after its days are rolled up", async () => {
    const shown = await listScreen();
    expect(shown.length).toBeGreaterThan(1_500);
    const request = { report: "transactions", period: month, format: "csv" } as const;
    const toLines = (text: string) =>
      text
        .slice(1)
        .trimEnd()
        .split("\r\n")
        .map((line) => line.split(","));
    const before = await download(request);
    const [titles = [], ...lines] = toLines(before.body);
    expect(before.body.startsWith("\ufeff")).toBe(true);
    expect(titles).toEqual(["Time", "Type", "Game", "Reference", "Amount", "Main wallet after"]);
    expect(lines.map(([, , , , amount, balance]) => [amount, balance])).toEqual(
      shown.map(({ amount, balance }) => [amount, balance]),
    );
    const there = new Date((shown[0]?.at ?? 0) + 7 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
    expect(lines[0]?.slice(0, 2)).toEqual([there, shown[0]?.kind === "BET" ? "Stake" : "Win"]);
    await rollUpRecord(app.services);
    expect((await download(request)).body).toBe(before.body);
    const vietnamese = await download(request, { language: "VI" });
    expect(toLines(vietnamese.body)[0]?.[0]).toBe("Thời gian");
    // Another wallet's file has that wallet's lines, and says whose balance it is.
    const bonus = await download({ ...request, wallet: "BONUS" });
    expect(toLines(bonus.body)).toEqual([[...titles.slice(0, -1), "Bonus wallet after"]]);
    expect(bonus.headers["content-disposition"]).toContain(`account-record-bonus-${month}.csv`);
    const vendor = await download({ ...request, wallet: "TIDE" }, { language: "VI" });
    expect(toLines(vendor.body)[0]?.at(-1)).toBe("Ví tại TIDE sau giao dịch");
  });

  it("X-46: a month as PDF is tagged, in the language of the page, and says what the screen says; a too long one is refused", async () => {
    const response = await download({ report: "transactions", period: month, format: "pdf" }, { language: "CN" });
    const { pages, info, marked } = await readPdf(response.rawPayload);
    expect(info).toMatchObject({ Title: "账户记录", Language: "zh-CN" });
    expect(Object.fromEntries(Object(marked))).toMatchObject({ Marked: true });
    expect(pages.length).toBeGreaterThan(20);
    expect(pages[0]?.text.replaceAll(/\s/g, "")).toContain("账户记录会员:fileann");
    for (const role of ["H1", "Table", "TR", "TH", "TD"]) expect(pages[0]?.tree, role).toContain(`"${role}"`);
    const [last] = await listScreen();
    expect(pages[0]?.text).toContain(last?.balance);
    await asOwner(app.services.db, (tx) => sql`update ledger.holder_days set entries = entries + 5000`.execute(tx));
    expect(await ann.refuse(createReportFile, { report: "transactions", period: month, format: "pdf" })).toBe(
      "report.too.long",
    );
    await asOwner(app.services.db, (tx) => sql`update ledger.holder_days set entries = entries - 5000`.execute(tx));
  });

  it("X-47: the statement of a year adds up to the ledger between its two balances", async () => {
    const year = month.slice(0, 4);
    const response = await download({ report: "statement", period: year, format: "pdf" });
    const { pages, info } = await readPdf(response.rawPayload);
    expect(info).toMatchObject({ Title: "Yearly statement", Language: "en" });
    const { rows } = await sql<{ staked: string; closing: string }>`
      select (-sum(amount) filter (where e.kind = 'BET' and at >= ${`${year}-01-01`}::date::timestamp at time zone ${zone}))::text as staked,
        sum(amount)::text as closing
      from ledger.entries e join members m on e.account = 'member:' || m.id || ':main' where m.username = 'fileann'
        and at < ${`${Number(year) + 1}-01-01`}::date::timestamp at time zone ${zone}`.execute(app.services.db);
    const text = pages.map((page) => page.text).join(" ");
    expect(text).toContain(toDecimal(BigInt(rows[0]?.staked ?? 0)));
    expect(text).toContain(`Main wallet at the end: ${toDecimal(BigInt(rows[0]?.closing ?? 0))}`);
  });

  it("X-46, X-47: a link opens for the session that asked for it alone, and only what it was made for", async () => {
    const { url } = await ann.get(createReportFile, { report: "transactions", period: month, format: "csv" });
    expect((await open(url, bob)).statusCode).toBe(404);
    expect((await open(url, undefined)).statusCode).toBe(401);
    expect((await open(url.replace("transactions", "bets"), ann)).statusCode).toBe(404);
    expect((await open(url.replace(/until=\d/, "until=9"), ann)).statusCode).toBe(404);
    for (const period of ["2026-13", "2026", "1999-01", "\0", "9".repeat(1_000)])
      expect(await ann.refuse(createReportFile, { report: "bets", period, format: "csv" }), period).toBe(
        "request.invalid",
      );
    expect(await ann.refuse(createReportFile, { report: "statement", period: "2026", format: "csv" })).toBe(
      "request.invalid",
    );
  });
});
