import { randomUUID } from "node:crypto";
import {
  chooseAvatar,
  closeAccount,
  createFileLink,
  getDataExport,
  getMemberInfo,
  login,
  requestDataExport,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { drain } from "../../../test/drain.ts";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { createJoiner } from "../../../test/createJoiner.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { drawPicture, upload } from "../../../test/uploads.ts";
import { openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { answerHold } from "../../operator/identityRequests.ts";
import { eraseMembersJob } from "./eraseMember.ts";
import { makeExportsJob, removeOldExports } from "./makeExport.ts";
import { tables } from "../../../test/tables.ts";

const password = passwordOf("AURELUNE");

describe("a member's data and the end of the account", () => {
  let app: TestApp;
  let server: GameServer;

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  const toFields = (name: string) => ({ email: `${name}@mail.example`, payeeName: "Zuzanna Owner" });
  const join = createJoiner(() => app, "closing", toFields);

  const codeOfLogin = (name: string): Promise<string> =>
    openAurelune(app).refuse(login, { type: "username", username: name, password, side: "MEMBER", deviceId: "d" });

  const download = async (here: Visitor, fileId: string, packed: boolean) => {
    const { url } = await here.get(createFileLink, { fileId });
    return app.http.inject({
      url,
      headers: {
        host: "aurelune.localhost",
        authorization: here.getToken() ?? "",
        ...(packed ? { "accept-encoding": "gzip" } : {}),
      },
    });
  };

  it("X-69: the export has all parts, requires the password, and contains no secret", async () => {
    const { name, here } = await join();
    const wallet = await openWallet(server, here);
    await wallet.betwin(randomUUID(), 10_000_000, 0);
    expect(await here.get(getDataExport, {})).toEqual({ export: null });
    expect(await here.refuse(requestDataExport, { password: "Wrong#Pass42" })).toBe("password.old.invalid");
    const { export: made } = await here.get(requestDataExport, { password });
    expect(made?.state).toBe("READY");
    const answer = await download(here, made?.fileId ?? "", false);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="my-data.json"',
    });
    const data: Record<string, unknown[]> & { readonly profile: object } = JSON.parse(answer.body);
    expect(data.profile).toMatchObject({ username: name, email: `${name}@mail.example`, birthday: "1990-05-17" });
    for (const part of ["sessions", "activity", "walletEntries", "rounds"]) expect(data[part]).not.toEqual([]);
    const parts = "messages,favourites,recentGames,identityChecks,turnover,bonuses,inbox,files".split(",");
    for (const part of parts) expect(data[part]).toBeInstanceOf(Array);
    expect(data["walletEntries"]).toContainEqual(expect.objectContaining({ kind: "BET", amount: "-1000.0000" }));
    expect(answer.body).not.toMatch(/argon2|password_hash|token_hash/);
    expect(answer.body).not.toContain(here.getToken());
    expect((await download(here, made?.fileId ?? "", true)).headers["content-encoding"]).toBe("gzip");
  });

  it("X-69: two simultaneous requests, and another within the hour, give one file; nobody else can read it; it is removed after a week", async () => {
    const { db } = app.services;
    const ask = async () => {
      const { here } = await join();
      const both = await Promise.all([1, 2].map(() => here.get(requestDataExport, { password })));
      await here.get(requestDataExport, { password });
      const { id } = await here.get(getMemberInfo, {});
      const stored = tables(db).selectFrom("data_exports").select("id").where("member_id", "=", id);
      expect(await stored.execute()).toHaveLength(1);
      return { here, both, id };
    };
    for (let turn = 1; turn < raceTurns; turn += 1) await ask();
    const { here, both, id } = await ask();
    const fileId = both.find(({ export: made }) => made?.fileId !== null)?.export?.fileId ?? "";
    const { here: eve } = await join();
    expect(await eve.refuse(createFileLink, { fileId })).toBe("path.unknown");
    await sql`update data_exports set ready_at = ready_at - interval '8 days' where member_id = ${id}`.execute(db);
    expect(await removeOldExports(app.services, 7)).toBe(1);
    expect(await here.get(getDataExport, {})).toEqual({ export: null });
    expect(await here.refuse(createFileLink, { fileId })).toBe("path.unknown");
  });

  it("X-69: a job creates a large file once across all gateways", async () => {
    const { here } = await join();
    const { db } = app.services;
    const { id } = await here.get(getMemberInfo, {});
    await sql`insert into data_exports (tenant_id, id, member_id, state) select tenant_id, ${randomUUID()}, id, 'WAITING' from members where id = ${id}`.execute(
      db,
    );
    expect((await here.get(getDataExport, {})).export?.state).toBe("WAITING");
    const beside = await app.openBeside();
    await Promise.all([makeExportsJob.run(app.services), makeExportsJob.run(beside.services)]);
    expect((await here.get(getDataExport, {})).export).toMatchObject({ state: "READY", bytes: expect.any(Number) });
    const tries = await tables(db).selectFrom("data_exports").select("tries").where("member_id", "=", id).execute();
    expect(tries).toEqual([{ tries: 1 }]);
  });

  it("X-78: with money or an open round the account stays open; with neither it is closed permanently, everywhere", async () => {
    const { name, here } = await join();
    const there = openAurelune(app);
    await there.loginAs(name);
    const close = { password, erase: false };
    expect(await here.refuse(closeAccount, { ...close, password: "Wrong#Pass42" })).toBe("password.old.invalid");
    const { body } = await here.call(closeAccount, close);
    expect(body).toMatchObject({ errorCode: "account.balance.left", value: { balance: "100000.00" } });
    const wallet = await openWallet(server, here);
    const [round, stake] = [randomUUID(), 10_000_000];
    expect((await wallet.bet(round, stake)).status).toBe("OK");
    await drain(wallet);
    expect(await here.refuse(closeAccount, close)).toBe("account.round.open");
    // Half a unit that is left can be withdrawn by nobody.
    expect((await wallet.win(round, 5_000)).status).toBe("OK");
    await here.get(closeAccount, close);
    expect(await there.refuse(getMemberInfo, {})).toBe("account.closed");
    expect(await here.refuse(getMemberInfo, {})).toBe("account.closed");
    expect(await codeOfLogin(name)).toBe("account.closed");
    expect((await wallet.bet(randomUUID(), 0)).status).toBe("PLAYER_BLOCKED");
  });

  it("X-78: of two simultaneous closings one succeeds; a bet at the same moment leaves money and rounds consistent with the ledger", async () => {
    const { here } = await join();
    const wallet = await openWallet(server, here);
    await drain(wallet);
    const ends = await Promise.all([1, 2].map(() => here.call(closeAccount, { password, erase: false })));
    expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
    for (let turn = 0; turn < 6; turn += 1) {
      const { here: other } = await join();
      const game = await openWallet(server, other);
      await drain(game);
      const free = { bonus: { type: "FREESPIN", id: "f1" } };
      const [closed, bet] = await Promise.all([
        other.call(closeAccount, { password, erase: false }),
        server.call("bet", {
          sessionId: game.sessionId,
          currency: "VND",
          gameCode: game.gameCode,
          roundId: randomUUID(),
          txId: randomUUID(),
          amount: 0,
          ...free,
        }),
      ]);
      // One of the two, whichever was first: never a closed account with a round that is open.
      expect([closed.body.success, bet.status === "OK"].filter(Boolean)).toHaveLength(1);
    }
  });

  // The embedded database has one connection, so nothing can wait there.
  if (inject("testSource").kind === "postgres")
    it("X-78: closing waits for a bet that locks the wallet, and sees its round", async () => {
      const { db } = app.services;
      const { here } = await join();
      const wallet = await openWallet(server, here);
      await drain(wallet);
      const { id } = await here.get(getMemberInfo, {});
      const tenant = app.services.tenantRegistry.getByHost("aurelune.localhost")?.id ?? "";
      const countWaiting = async (): Promise<number> => {
        const { rows } = await sql<{ n: number }>`
          select count(distinct pid)::int as n from pg_locks
          where not granted and pid in
            (select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database())`.execute(
          db,
        );
        return rows[0]?.n ?? 0;
      };
      const end = { isReached: false };
      const closing = await db.transaction().execute(async (tx) => {
        await sql`select ledger.lock_account(${tenant}, ${`member:${id}:main`}, 'VND')`.execute(tx);
        const close = here.call(closeAccount, { password, erase: false });
        void close.finally(() => {
          end.isReached = true;
        });
        while (!end.isReached && (await countWaiting()) === 0);
        await tables(tx)
          .insertInto("game_rounds")
          .values({
            tenant_id: tenant,
            provider: "MARQ",
            round_id: randomUUID(),
            player_id: id,
            realm: "real",
            game_code: wallet.gameCode,
            state: "OPEN",
          })
          .execute();
        return { close };
      });
      const { body } = await closing.close;
      expect(body).toMatchObject({ success: false, errorCode: "account.round.open" });
    });

  it("X-69: a deleted account keeps its ledger under a pseudonym, and nothing else identifies the member", async () => {
    const { name, here } = await join();
    const wallet = await openWallet(server, here);
    await drain(wallet);
    const { id } = await here.get(getMemberInfo, {});
    const avatar = await upload(app, here, "AVATAR", await drawPicture("png"));
    await here.get(chooseAvatar, { uploadId: avatar.uploadId });
    const { export: made } = await here.get(requestDataExport, { password });
    // Staff have written the member's name into why they barred him from a game (X-60).
    await sql`
      insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by)
      select tenant_id, gen_random_uuid(), id, 'CATEGORY', 'RNG', ${`${name} asked for it`}, 'test' from members where id = ${id}`.execute(
      app.services.db,
    );
    const shown = () => app.http.inject({ url: avatar.url, headers: { host: "aurelune.localhost" } });
    expect((await shown()).statusCode).toBe(200);
    await here.get(closeAccount, { password, erase: true });
    expect(await codeOfLogin(name)).toBe("login.credentials.invalid");
    expect((await shown()).statusCode).toBe(404);
    expect(await app.services.files.get(`exports/${made?.fileId ?? ""}.json.gz`)).toBeUndefined();
    const { db } = app.services;
    const texts: string[] = [];
    for (const table of [
      "members",
      "sessions",
      "game_sessions",
      "settled_stakes",
      "stored_files",
      "turnover_requirements",
      "data_exports",
      "outgoing_messages",
      "play_restrictions",
    ] as const)
      texts.push(JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows));
    expect(texts.join()).not.toContain(name);
    expect(texts.join()).toContain(`deleted-${id}`);
    const { rows } = await sql<{ count: string }>`
      select count(*)::text as count from ledger.entries where account = ${`member:${id}:main`}`.execute(db);
    expect(Number(rows[0]?.count)).toBeGreaterThan(1);
    await openAurelune(app).registerAs(name);
  });

  it("X-69: after a deletion no table but those of what stays refers to the member", async () => {
    const { here } = await join();
    const { id } = await here.get(getMemberInfo, {});
    await drain(await openWallet(server, here));
    await upload(app, here, "AVATAR", await drawPicture("png"));
    const told = { template: "contact.changed", values: { mask: "m" } };
    await app.services.messages.tell(app.services.db, { tenantId: "aurelune", memberId: id, ...told });
    const { rows } = await sql<{ name: string }>`
      select c.table_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'member_id' order by 1`.execute(app.services.db);
    await here.get(closeAccount, { password, erase: true });
    const left: string[] = [];
    for (const { name } of rows) {
      const found = await sql`select 1 from ${sql.table(name)} where member_id = ${id} limit 1`.execute(
        app.services.db,
      );
      if (found.rows.length > 0) left.push(name);
    }
    // None of what stays holds more of the member than the number.
    expect(left).toEqual(["game_sessions", "live_events", "security_log", "settled_stakes", "turnover_requirements"]);
  });

  it("X-69: a legal hold keeps the data until it ends", async () => {
    const { name, here } = await join();
    await drain(await openWallet(server, here));
    const hold = { merchant: "aurelune", member: name, actor: "test" };
    await answerHold(app.services, { ...hold, state: "on" });
    await here.get(closeAccount, { password, erase: true });
    await eraseMembersJob.run(app.services);
    expect(await codeOfLogin(name)).toBe("account.closed");
    await answerHold(app.services, { ...hold, state: "off" });
    await eraseMembersJob.run(app.services);
    expect(await codeOfLogin(name)).toBe("login.credentials.invalid");
  });
});
