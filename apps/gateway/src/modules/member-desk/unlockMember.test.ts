import { listInbox, login } from "@marquee/contract";
import { getMember, listAudit, unlockMember } from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { createLoginGuard } from "../../authentication/loginGuard.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { toAddressKey } from "@marquee/rate-limit";

const reason = "typed the old password, and knew the code word";

describe("a login that staff unlock", () => {
  let app: TestApp;
  let support: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    support = await joinDesk(app, "support", "SUPPORT");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  async function join() {
    const [name, visitor] = [`locked${String((serial += 1)).padStart(3, "0")}`, openAurelune(app)];
    const { session } = await visitor.registerAs(name);
    return { name, visitor, memberId: session?.id ?? "" };
  }

  /** Counts six wrong passwords of a name from this address, as logins do. */
  async function lock(name: string): Promise<void> {
    const { db, nameKey } = app.services;
    const guard = createLoginGuard(db);
    const who = {
      tenantId: "aurelune",
      nameKey: nameKey("aurelune", toUsernameKey(name)),
      addressKey: toAddressKey("127.0.0.1"),
    };
    for (let time = 0; time < 6; time += 1) await guard.reserve(who, true);
  }

  const logIn = async (username: string): Promise<string> => {
    const password = passwordOf("AURELUNE");
    const request = { type: "username", username, password, side: "MEMBER", deviceId: "d" } as const;
    const { body } = await openAurelune(app).call(login, request);
    return body.success ? "none" : body.errorCode;
  };
  const unlock = (memberId: string, staff = support) => staff.refuse(unlockMember, { memberId, reason });

  it("X-20: logs in again at once, once of two people at two gateways, with a line of the log, and the member is told", async () => {
    const { name, memberId, visitor } = await join();
    expect(await unlock(memberId)).toBe("state.changed");
    await lock(name);
    expect(await logIn(name)).toBe("login.locked");
    expect(await support.get(getMember, { memberId })).toMatchObject({ loginLocked: true });
    const beside = new Staff(await app.openBeside(), "AURELUNE");
    beside.cookie = support.cookie;
    expect((await Promise.all([unlock(memberId), unlock(memberId, beside)])).toSorted()).toEqual([
      "none",
      "state.changed",
    ]);
    expect(await support.get(getMember, { memberId })).toMatchObject({ loginLocked: false });
    expect(await logIn(name)).toBe("none");
    const owner = await joinDesk(app, "owner", "OWNER");
    expect((await owner.get(listAudit, { subject: name, action: "unlock login" })).items).toMatchObject([
      { actor: "support@aurelune.example", reason, before: { locked: 1 }, after: { locked: 0 } },
    ]);
    expect(JSON.stringify(await visitor.get(listInbox, {}))).toContain("has ended the lock");
  });

  it("X-20: three times in 24 hours and no more, so that nobody is talked into tries without end", async () => {
    const { name, memberId } = await join();
    for (const _ of [1, 2, 3]) {
      await lock(name);
      expect(await unlock(memberId)).toBe("none");
    }
    await lock(name);
    expect(await unlock(memberId)).toBe("member.unlock.limit");
    expect(await logIn(name)).toBe("login.locked");
  });

  it("X-52: nobody unlocks another merchant's member, or without the right to", async () => {
    const foreigner = (await openKickline(app).registerAs("lockabroad")).session?.id ?? "";
    expect(await unlock(foreigner)).toBe("member.unknown");
    const { name, memberId } = await join();
    await lock(name);
    expect(await unlock(memberId, await joinDesk(app, "operations", "OPERATIONS"))).toBe("permission.denied");
    expect(await logIn(name)).toBe("login.locked");
  });
});
