import { randomUUID } from "node:crypto";
import { launchGame, type RestrictionScope } from "@marquee/contract";
import {
  addRestriction,
  labelMembers,
  liftRestriction,
  listRestrictions,
  removeLabel,
  setMemberLabels,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openEventReader } from "../../../test/eventReader.ts";
import { luna, openRestrictions, reason, toGame } from "../../../test/restrictions.ts";
import { toLaunch } from "../../../test/visitor.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { tables } from "../../../test/tables.ts";

type World = Awaited<ReturnType<typeof openRestrictions>>;

/** Each scope with what it names of the game, and a game that it leaves open. */
const cases = [
  ["CATEGORY", luna.category, "inhouse-marq-1"],
  ["VENDOR", luna.vendor, "rng-nova-1"],
  ["GAME", luna.code, "rng-luna-2"],
] as const satisfies readonly (readonly [RestrictionScope, string, string])[];

describe("game restrictions at play", () => {
  let world: World;
  beforeAll(async () => {
    world = await openRestrictions();
  });
  afterAll(async () => {
    expect(await world.app.listFaults()).toEqual([]);
    await world.app.close();
  });

  for (const [scope, target, other] of cases)
    for (const subject of ["MEMBER", "LABEL"] as const)
      it(`X-60: a ${subject} barred from a ${scope}: the open game takes no stake, its round's win is paid, no launch opens it, demo and other games stay, and staff read which rule it is`, async () => {
        const { visitor, memberId } = await world.join();
        const subjectId = subject === "MEMBER" ? memberId : await world.addLabel(`${scope} ${subject}`);
        if (subject === "LABEL") await world.label(memberId, [subjectId]);
        const [game, beside] = [await world.play(visitor), await world.join()];
        const theirs = await world.play(beside.visitor);
        const demo = await world.play(visitor, luna.code, "DEMO");
        const round = randomUUID();
        expect((await game.bet(round, game.limits.minBet)).status).toBe("OK");

        const id = await world.restrict({ subject, subjectId, scope, target });

        expect((await game.bet(randomUUID(), game.limits.minBet)).status).toBe("SESSION_EXPIRED");
        expect((await game.bet(round, game.limits.minBet)).status).toBe("SESSION_EXPIRED");
        expect((await game.win(round, 50_000)).status).toBe("OK");
        expect(await world.launch(visitor)).toBe("game.restricted");
        expect(await world.launch(visitor, luna.code, "DEMO")).toBe("none");
        expect((await demo.bet(randomUUID(), demo.limits.minBet)).status).toBe("OK");
        expect(await world.launch(visitor, other)).toBe("none");
        expect((await theirs.bet(randomUUID(), theirs.limits.minBet)).status).toBe("OK");
        expect((await world.auditor.get(listRestrictions, { memberId })).items).toMatchObject([
          { id, subject, subjectId, scope, target, reason, by: "risk@aurelune.example", until: null, inForce: true },
        ]);

        await world.support.get(liftRestriction, { id, reason });
        const again = await world.play(visitor);
        expect((await again.bet(randomUUID(), again.limits.minBet)).status).toBe("OK");
        expect((await world.auditor.get(listRestrictions, { memberId })).items).toMatchObject([
          { id, inForce: false, liftedBy: "support@aurelune.example" },
        ]);
      });

  it("X-60: the refusal tells nothing of the rule or the reason", async () => {
    const { visitor, memberId } = await world.join();
    await world.restrict({ subject: "MEMBER", subjectId: memberId, scope: "VENDOR", target: luna.vendor });
    const { body } = await visitor.call(
      launchGame,
      toLaunch("aurelune.localhost", "AURELUNE", `aurelune-${luna.code}`),
    );
    expect(body).toMatchObject({ errorCode: "game.restricted" });
    expect(JSON.stringify(body)).not.toMatch(/regulator|LUNA|risk@/);
  });

  it("X-60: a game that is launched and not opened yet is not opened any more", async () => {
    const { visitor, memberId } = await world.join();
    const { game_url: url = "" } = await visitor.launchFirst("REAL", toGame(luna.code));
    await world.restrict({ subject: "MEMBER", subjectId: memberId, scope: "GAME", target: luna.code });
    const token = new URL(url).searchParams.get("t");
    expect((await world.server.call("session", { token })).status).toBe("INVALID_SESSION");
  });

  it("X-60: at its end a restriction is over by itself, and cannot be lifted any more", async () => {
    const { visitor, memberId } = await world.join();
    const subject = { subject: "MEMBER", subjectId: memberId } as const;
    const { db } = world.app.services;
    const past = randomUUID();
    await sql`
      insert into play_restrictions (tenant_id, id, member_id, scope, target, reason, created_by, until_at)
      values ('aurelune', ${past}, ${memberId}, 'GAME', ${luna.code}, ${reason}, 'test', clock_timestamp() - interval '1 second')`.execute(
      db,
    );
    const game = await world.play(visitor);
    // Another one of the member's is set: what is over ends nothing.
    await world.restrict({ ...subject, scope: "GAME", target: "rng-luna-2", until: "2099-01-01T00:00" });
    expect((await game.bet(randomUUID(), game.limits.minBet)).status).toBe("OK");
    expect(await world.launch(visitor, "rng-luna-2")).toBe("game.restricted");
    const list = async (state: "IN_FORCE" | "OVER") =>
      (await world.owner.get(listRestrictions, { memberId, state })).items;
    expect(await list("OVER")).toMatchObject([{ id: past, inForce: false, liftedAt: null }]);
    expect(await list("IN_FORCE")).toMatchObject([{ target: "rng-luna-2", until: Date.parse("2098-12-31T17:00Z") }]);
    expect(await world.risk.refuse(liftRestriction, { id: past, reason })).toBe("state.changed");
  });

  it("X-60: who is given a restricted label is barred at once, by any way of labelling; without it the games open again", async () => {
    const label = await world.addLabel("Given later");
    await world.restrict({ subject: "LABEL", subjectId: label, scope: "VENDOR", target: luna.vendor });
    for (const give of [
      (memberId: string) => world.label(memberId, [label]),
      (memberId: string) =>
        world.support.get(labelMembers, { memberIds: [memberId], label, carried: true, reason }).then(() => undefined),
    ]) {
      const { visitor, memberId } = await world.join();
      const game = await world.play(visitor);
      await give(memberId);
      expect((await game.bet(randomUUID(), game.limits.minBet)).status).toBe("SESSION_EXPIRED");
      expect(await world.launch(visitor)).toBe("game.restricted");
      await world.label(memberId, []);
      expect(await world.launch(visitor)).toBe("none");
    }
  });

  it("X-60: a label is not removed while it bars members, and its restrictions go with it afterwards", async () => {
    const { db } = world.app.services;
    const id = await world.addLabel("To be removed");
    const restriction = await world.restrict({ subject: "LABEL", subjectId: id, scope: "CATEGORY", target: "RNG" });
    expect(await world.owner.refuse(removeLabel, { id, version: 1, reason })).toBe("label.restricted");
    await world.risk.get(liftRestriction, { id: restriction, reason });
    await world.owner.get(removeLabel, { id, version: 1, reason });
    expect(
      await tables(db).selectFrom("play_restrictions").select("id").where("id", "=", restriction).execute(),
    ).toEqual([]);
  });

  it("X-60: a launch and a restriction at the same moment: either the launch is refused, or its game has ended; 20 times, of the member and of a label", async () => {
    const beside = await world.app.openBeside();
    for (let time = 0; time < raceTurns; time += 1) {
      const { visitor, memberId } = await world.join();
      const isLabel = time % 2 === 1;
      const subjectId = isLabel ? await world.addLabel(`Race ${time}`) : memberId;
      if (isLabel) await world.label(memberId, [subjectId]);
      const subject = isLabel ? "LABEL" : "MEMBER";
      const launch = () => world.launch(visitor);
      const restrict = () => world.restrict({ subject, subjectId, scope: "GAME", target: luna.code });
      // Either may come first: of every four times two begin with the launch.
      const isLaunchFirst = time % 4 < 2;
      const begun = isLaunchFirst ? [launch(), restrict()] : [restrict(), launch()];
      const code = (await Promise.all(begun))[isLaunchFirst ? 0 : 1];
      expect(["none", "game.restricted"]).toContain(code);
      const { rows } = await sql`
        select id from game_sessions where player_id = ${memberId} and ended_at is null`.execute(beside.services.db);
      expect(rows).toEqual([]);
    }
  });

  it("X-60: a restricted label that is given while a game is launched bars its member, 20 times", async () => {
    const label = await world.addLabel("Race of labels");
    await world.restrict({ subject: "LABEL", subjectId: label, scope: "GAME", target: luna.code });
    for (let time = 0; time < raceTurns; time += 1) {
      const { visitor, memberId } = await world.join();
      const launch = () => world.launch(visitor);
      const give = () => world.support.get(setMemberLabels, { memberId, labels: [label], version: 0, reason });
      await Promise.all(time % 2 === 0 ? [give(), launch()] : [launch(), give()]);
      const { rows } = await sql`
        select id from game_sessions where player_id = ${memberId} and ended_at is null`.execute(world.app.services.db);
      expect(rows).toEqual([]);
    }
  });

  it("X-60: the member's open pages are told which game has ended, and nobody else's are", async () => {
    const { http } = world.app;
    await http.listen({ host: "127.0.0.1", port: 0 });
    const address = http.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const [ann, eve] = [await world.join(), await world.join()];
    for (const { visitor } of [ann, eve]) await world.play(visitor);
    const [hers, others] = await Promise.all(
      [ann, eve].map(async ({ visitor }) => {
        const reader = await openEventReader(port, { token: visitor.getToken() });
        await reader.wait("ready");
        return reader;
      }),
    );
    await world.restrict({ subject: "MEMBER", subjectId: ann.memberId, scope: "VENDOR", target: luna.vendor });
    expect(await hers?.wait("member")).toMatchObject({ data: { game: luna.code } });
    expect(others?.events.filter(({ kind }) => kind === "member")).toEqual([]);
    hers?.close();
    others?.close();
  });

  it("X-60: a label of two thousand members is restricted in one statement, and only its carriers' games end", async () => {
    const { db } = world.app.services;
    const label = await world.addLabel("Many");
    await sql`
      insert into member_labels (tenant_id, label_id, member_id)
      select tenant_id, ${label}, id from members where tenant_id = 'aurelune' limit 2000`.execute(db);
    const { visitor, memberId } = await world.join();
    const game = await world.play(visitor);
    await world.label(memberId, [label]);
    const id = randomUUID();
    const wanted = { id, subject: "LABEL", subjectId: label, scope: "CATEGORY", target: "RNG", reason } as const;
    await Promise.all([world.risk.get(addRestriction, wanted), world.risk.get(addRestriction, wanted)]);
    expect((await game.bet(randomUUID(), game.limits.minBet)).status).toBe("SESSION_EXPIRED");
    expect((await world.risk.get(listRestrictions, { labelId: label })).items).toHaveLength(1);
  });
});
