import type { DomainWords } from "./domainWords.ts";

/** The test of a domain in the gateway. */
export const toGatewayTest = ({
  domain,
  pascal,
  camel,
  entry,
  table,
  liveKind,
  webhookKind,
  moduleId,
}: DomainWords): string => `import { randomUUID } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { closeAccount, create${entry}, list${pascal}, requestDataExport } from "@marquee/contract";
import { close${entry}, createWebhook, listAudit, list${pascal}Entries } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drain } from "../../../test/drain.ts";
import { openEventReader } from "../../../test/eventReader.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { tables } from "../../../test/tables.ts";
import { openAurelune, passwordOf } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { runJob } from "../../jobs/runJob.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

describe("${domain}", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await applySwitch(app.services.db, { kind: "module", merchant: "aurelune", subject: "${moduleId}", state: "on" }, "test");
    await app.services.tenantRegistry.refresh();
  });
  afterAll(() => app.close());

  it("a member adds an entry once per idempotency key, and only that member sees it; a job closes it after a day", async () => {
    const [ann, bob] = [openAurelune(app), openAurelune(app)];
    expect(await ann.refuse(list${pascal}, {})).toBe("login.not.session");
    await ann.registerAs("domainann");
    await bob.registerAs("domainbob");
    const sent = { headers: { "idempotency-key": randomUUID() } };
    const made = await Promise.all(Array.from({ length: 10 }, () => ann.get(create${entry}, { text: "ký tự" }, sent)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await ann.get(list${pascal}, {})).list).toMatchObject([{ text: "ký tự", state: "OPEN" }]);
    expect((await bob.get(list${pascal}, {})).list).toEqual([]);
    await sql\`update ${table} set created_at = created_at - interval '25 hours'\`.execute(app.services.db);
    const job = app.jobs.list().find(({ name }) => name === "close-${domain}");
    if (job === undefined) throw new Error("no job");
    await runJob(job, app.services);
    expect((await ann.get(list${pascal}, {})).list).toMatchObject([{ state: "CLOSED" }]);
  });

  it("staff see the entries of their merchant's members in pages, and of no other merchant", async () => {
    await addStaff(app.services.db, "support@example.org", { AURELUNE: ["SUPPORT"] });
    const staff = await new Staff(app, "AURELUNE").login("support@example.org");
    const { items, next } = await staff.get(list${pascal}Entries, {});
    expect([items, next]).toMatchObject([[{ text: "ký tự", state: "CLOSED" }], null]);
    const from = Buffer.from(JSON.stringify({ at: items[0]?.at, id: items[0]?.id })).toString("base64url");
    expect((await staff.get(list${pascal}Entries, { cursor: from })).items).toEqual([]);
    expect((await staff.get(list${pascal}Entries, { state: "OPEN" })).items).toEqual([]);
    staff.merchant = "KICKLINE";
    expect(await staff.refuse(list${pascal}Entries, {})).not.toBe("none");
  });

  it("staff close an entry once, which the audit log, a live event, a message and a webhook tell of, and not without the permission", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("domaincarl");
    const { id } = await ann.get(create${entry}, { text: "one" }, { headers: { "idempotency-key": randomUUID() } });
    await addStaff(app.services.db, "content@example.org", { AURELUNE: ["CONTENT"] });
    await addStaff(app.services.db, "owner@example.org", { AURELUNE: ["OWNER"] });
    const content = await new Staff(app, "AURELUNE").login("content@example.org");
    const owner = await new Staff(app, "AURELUNE").login("owner@example.org");
    await owner.get(createWebhook, { id: randomUUID(), name: "Ours", url: "http://127.0.0.1:9/", kinds: ["${webhookKind}"] });
    await app.http.listen({ host: "127.0.0.1", port: 0 });
    const address = app.http.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const reader = await openEventReader(port, { token: ann.getToken() });
    await reader.wait("ready");
    const act = { id, reason: "it is done" };
    expect(await content.refuse(close${entry}, act)).toBe("permission.denied");
    const said = await Promise.all([owner, owner, owner].map((staff) => staff.refuse(close${entry}, act)));
    expect(said.toSorted()).toEqual(["none", "state.changed", "state.changed"]);
    expect((await ann.get(list${pascal}, {})).list).toMatchObject([{ id, state: "CLOSED" }]);
    const { items } = await owner.get(listAudit, { action: "close ${domain} entry" });
    expect(items).toMatchObject([{ subject: id, reason: "it is done" }]);
    await reader.wait("${liveKind}");
    reader.close();
    const told = await tables(app.services.db).selectFrom("inbox_messages").select("template").execute();
    expect(told.filter(({ template }) => template === "${liveKind}.closed")).toHaveLength(1);
    const hooks = await tables(app.services.db).selectFrom("webhook_events").select(["kind", "data"]).execute();
    expect(hooks).toMatchObject([{ kind: "${webhookKind}", data: { id, state: "CLOSED" } }]);
  });

  it("X-69: the file of a member's data has the entries, and a deletion removes them", async () => {
    const [dora, password] = [openAurelune(app), passwordOf("AURELUNE")];
    await dora.registerAs("domaindora");
    await dora.get(create${entry}, { text: "of dora" }, { headers: { "idempotency-key": randomUUID() } });
    const { export: made } = await dora.get(requestDataExport, { password });
    const file = await tables(app.services.db)
      .selectFrom("stored_files")
      .select("key")
      .where("id", "=", made?.fileId ?? "")
      .executeTakeFirstOrThrow();
    const text = gunzipSync((await app.services.files.get(file.key)) ?? "").toString();
    expect(JSON.parse(text)).toMatchObject({ ${camel}: [{ text: "of dora", state: "OPEN" }] });
    await drain(await openWallet(createGameServer(app, app.houseSecret), dora));
    await dora.get(closeAccount, { password, erase: true });
    const left = await tables(app.services.db).selectFrom("${table}").select("id").where("text", "=", "of dora").execute();
    expect(left).toEqual([]);
  });
});
`;
