import { randomUUID } from "node:crypto";
import {
  cancelExport,
  createExport,
  type Export,
  listAudit,
  listExports,
  logoutStaff,
  toCsvLine,
  toExportPath,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";
import { openAurelune } from "../../test/visitor.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { setRoles } from "../staff/staffStore.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";

const lines = 4_100;

describe("exports", () => {
  let app: TestApp;
  let owner: Staff;
  let auditor: Staff;
  let risk: Staff;
  let auditorId: string;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const { db } = app.services;
    await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
    auditorId = await addStaff(db, "auditor@aurelune.example", { AURELUNE: ["AUDITOR"] });
    await addStaff(db, "risk@aurelune.example", { AURELUNE: ["RISK"], KICKLINE: ["OWNER"] });
    const login = (name: string) => new Staff(app, "AURELUNE").login(`${name}@aurelune.example`);
    owner = await login("owner");
    auditor = await login("auditor");
    risk = await login("risk");
  });
  afterAll(() => app.close());

  const ask = async (staff: Staff, list: string, filters: Record<string, string> = {}): Promise<string> => {
    const id = randomUUID();
    await staff.get(createExport, { id, list, filters });
    return id;
  };
  const find = async (staff: Staff, id: string): Promise<Export> => {
    const found = (await staff.get(listExports, {})).items.find((each) => each.id === id);
    if (found === undefined) throw new Error("the export is not listed");
    return found;
  };
  const download = (staff: Pick<Staff, "cookie">, id: string, headers: Readonly<Record<string, string>> = {}) =>
    app.http.inject({
      method: "GET",
      url: toExportPath(id),
      headers: {
        host: "desk.example",
        ...(staff.cookie === undefined ? {} : { cookie: `staff=${staff.cookie}` }),
        ...headers,
      },
    });

  it("X-52: the whole filtered list comes as a file of inert cells in parts, with its progress, and not only its first page", async () => {
    const { db } = app.services;
    await db.transaction().execute(async (tx) => {
      for (let number = 0; number < lines; number += 1)
        await addAuditEntry(tx, "aurelune", {
          actor: "clerk",
          action: "test webhook",
          subject: `=${number}`,
          before: null,
          after: { a: 'b,"c"' },
        });
    });
    const id = await ask(owner, "audit", { action: "test webhook" });
    expect(await find(owner, id)).toMatchObject({ state: "WAITING", rows: 0, total: null, cancellable: true });
    expect((await download(owner, id)).statusCode).toBe(404);
    await app.services.exports.run(app.services);
    expect(await find(owner, id)).toMatchObject({
      state: "DONE",
      rows: lines,
      total: lines,
      downloadable: true,
      cancellable: false,
    });
    const { body, headers, statusCode } = await download(owner, id);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": expect.stringMatching(/^attachment; filename="audit-AURELUNE-\d{4}-\d\d-\d\d\.csv"$/),
      "cache-control": "no-store",
    });
    expect(body.startsWith("\ufeffnumber,time,actor,action")).toBe(true);
    const rows = body.trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(lines);
    expect(new Set(rows.map((row) => row.split(",")[4])).size).toBe(lines);
    expect(rows[0]).toContain(`,test webhook,"'=${lines - 1}",`);
    expect(rows[0]).toContain(toCsvLine(['{"a":"b,\\"c\\""}']));
    expect((await owner.get(listAudit, { action: "download export" })).items[0]).toMatchObject({
      subject: "audit",
      after: { id, rows: lines },
    });
    expect((await owner.get(listAudit, { action: "create export" })).items[0]?.after).toMatchObject({
      filters: { action: "test webhook" },
    });
  });

  it("X-52: columns follow permissions: contacts are masked for who may not see them, and a whole file is not theirs", async () => {
    await app.services.messages.add(app.services.db, {
      tenantId: "aurelune",
      channel: "mail",
      recipient: "person@outside.example",
      template: "staff.invitation",
      language: "EN",
      values: { site: "Aurelune", name: "Nia", days: "3", link: "https://desk.example/#secret" },
      requestId: uuidv7(),
    });
    const [whole, masked] = [await ask(owner, "messages"), await ask(auditor, "messages")];
    await app.services.exports.run(app.services);
    const [all, some] = [await download(owner, whole), await download(auditor, masked)];
    expect(all.body).toContain("person@outside.example");
    expect(some.body).toContain("p***@outside.example");
    expect(`${all.body}${some.body}`).not.toContain("secret");
    expect((await find(auditor, whole)).downloadable).toBe(false);
    expect((await download(auditor, whole)).statusCode).toBe(404);
    expect((await download(owner, masked)).statusCode).toBe(200);
  });

  it("X-52: the members come as a file of their filter, each once, with contacts by permission", async () => {
    const names = ["exportann", "exportbob", "exportcho"];
    for (const name of names) await openAurelune(app).registerAs(name);
    await sql`update members set email_key = 'first.person@outside.example' where username = 'exportann'`.execute(
      app.services.db,
    );
    await sql`update members set status = 'FROZEN' where username = 'exportcho'`.execute(app.services.db);
    const [whole, masked] = [
      await ask(owner, "members", { state: "ACTIVE" }),
      await ask(auditor, "members", { state: "ACTIVE" }),
    ];
    await app.services.exports.run(app.services);
    const [all, some] = [await download(owner, whole), await download(auditor, masked)];
    const rows = all.body.trim().split("\r\n").slice(1);
    expect(rows.map((row) => row.split(",")[1])).toEqual(["exportbob", "exportann"]);
    expect(all.body).toContain("first.person@outside.example");
    expect(some.body).not.toContain("first.person@");
  });

  it("X-52: a link opens for a session of who may alone, at the desk alone, from its own pages, for a day", async () => {
    const { db } = app.services;
    const id = await ask(auditor, "audit");
    await app.services.exports.run(app.services);
    const codes = async (): Promise<readonly number[]> => {
      const answers = [
        await download({ cookie: undefined }, id),
        await download({ cookie: "x".repeat(43) }, id),
        await download(risk, id),
        await download(auditor, id, { host: "aurelune.localhost" }),
        await download(auditor, id, { "sec-fetch-site": "cross-site" }),
        await download(auditor, "..%2f..%2fetc"),
      ];
      return answers.map(({ statusCode }) => statusCode);
    };
    expect(await codes()).toEqual([401, 401, 404, 404, 403, 404]);
    expect((await download(auditor, id, { "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
    await setRoles(db, auditorId, "AURELUNE", ["SUPPORT"]);
    expect((await download(auditor, id)).statusCode).toBe(404);
    await setRoles(db, auditorId, "AURELUNE", ["AUDITOR"]);
    await sql`update exports set expires_at = clock_timestamp() - interval '1 second' where id = ${id}`.execute(db);
    expect((await download(auditor, id)).statusCode).toBe(404);
    expect((await find(auditor, id)).state).toBe("EXPIRED");
    await app.services.exports.run(app.services);
    expect(await app.services.files.get(`aurelune/exports/${id}-0`)).toBeUndefined();
    const other = await new Staff(app, "AURELUNE").login("auditor@aurelune.example");
    const fresh = await ask(other, "audit");
    await app.services.exports.run(app.services);
    const cookie = other.cookie;
    await other.get(logoutStaff, {});
    expect((await download({ cookie }, fresh)).statusCode).toBe(401);
  });

  it("X-52: one that is cancelled ends, one whose gateway was killed is gone on with, and none is made by two", async () => {
    const { db, exports, files } = app.services;
    const id = await ask(owner, "audit", { action: "test webhook" });
    await owner.get(cancelExport, { id });
    expect(await owner.refuse(cancelExport, { id })).toBe("state.changed");
    await exports.run(app.services);
    expect((await find(owner, id)).state).toBe("CANCELLED");
    const half = await ask(owner, "audit", { action: "test webhook" });
    // As a gateway leaves it that was killed after the first part, whose lines it wrote.
    const put = files.put;
    const killed = new Error("killed");
    Object.assign(files, {
      put: async (...given: Parameters<typeof put>) =>
        given[0].endsWith("-1") ? Promise.reject(killed) : put(...given),
    });
    await exports.run(app.services);
    Object.assign(files, { put });
    expect(await find(owner, half)).toMatchObject({ state: "FAILED", rows: 2_000 });
    await sql`update exports set state = 'RUNNING', parts = 1, place = (select min(number) + 0 from (select number from audit_log
      where tenant_id = 'aurelune' and starts_with(action, 'test webhook') order by number desc limit 2000) l)::text where id = ${half}`.execute(
      db,
    );
    await files.put(`aurelune/exports/${half}-0`, Buffer.from("\ufeffhead\r\n"), "text/csv");
    const beside = await app.openBeside();
    await Promise.all([exports.run(app.services), beside.services.exports.run(beside.services)]);
    expect(await find(owner, half)).toMatchObject({ state: "DONE", rows: lines });
    expect((await download(owner, half)).body.trim().split("\r\n")).toHaveLength(1 + lines - 2_000);
  });

  it("X-52: what cannot be exported is refused: other lists, wrong filters, too many at once, other merchants' and no permission", async () => {
    expect(await owner.refuse(createExport, { id: randomUUID(), list: "secrets", filters: {} })).toBe(
      "request.invalid",
    );
    expect(await owner.refuse(createExport, { id: randomUUID(), list: "audit", filters: { from: "yesterday" } })).toBe(
      "request.invalid",
    );
    expect(await owner.refuse(createExport, { id: randomUUID(), list: "__proto__", filters: {} })).toBe(
      "request.invalid",
    );
    expect(await risk.refuse(createExport, { id: randomUUID(), list: "audit", filters: {} })).toBe("permission.denied");
    const id = randomUUID();
    // First, so that it is one of the three whoever comes next.
    await owner.get(createExport, { id, list: "proposals", filters: {} });
    const sent = await Promise.all(
      [id, ...Array.from({ length: 4 }, () => randomUUID())].map((each) =>
        owner.refuse(createExport, { id: each, list: "proposals", filters: {} }),
      ),
    );
    expect(sent.filter((code) => code === "none")).toHaveLength(2);
    expect((await risk.get(listExports, {}, { merchant: "KICKLINE" })).items).toEqual([]);
    expect(await risk.refuse(cancelExport, { id }, { merchant: "KICKLINE" })).toBe("state.changed");
    await app.services.exports.run(app.services);
    expect((await download(owner, id)).body).toBe(
      "\ufeffid,kind,subject,reason,state,proposed by,proposed at,decided by,decided at,note,data\r\n",
    );
  });

  it("X-52: one merchant's many and long exports delay another merchant's short one by a turn", async () => {
    const { db, exports } = app.services;
    const askOther = async () => {
      const id = randomUUID();
      await risk.get(createExport, { id, list: "proposals", filters: {} }, { merchant: "KICKLINE" });
      return id;
    };
    // So that the first turn is the long one's.
    await askOther();
    await exports.run(app.services);
    const long = await ask(owner, "audit", { action: "test webhook" });
    await sql`
      insert into exports (tenant_id, id, list, filters, permissions, state, asked_by)
      select 'aurelune', gen_random_uuid(), 'proposals', '{}', '{}', 'WAITING', ${auditorId} from generate_series(1, 30)`.execute(
      db,
    );
    const short = await askOther();
    await exports.run(app.services);
    const { rows } = await sql<{ id: string; list: string; state: string; rows: number }>`
      select id, list, state, rows from exports where asked_at >= (select asked_at from exports where id = ${long})
      order by finished_at`.execute(db);
    expect(rows).toHaveLength(32);
    expect(rows.every(({ state }) => state === "DONE")).toBe(true);
    expect(rows[0]?.id).toBe(short);
    expect(rows.find(({ id }) => id === long)?.rows).toBe(lines);
  });
});
