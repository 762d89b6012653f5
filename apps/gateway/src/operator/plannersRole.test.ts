import {
  decideProposal,
  listAudit,
  listStaffGames,
  listSwitches,
  proposeRoles,
  setGames,
  setPersonState,
  setSwitch,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { toInstant } from "../planned-changes/toInstant.ts";
import { setRoles } from "../staff/staffStore.ts";
import { makeDueChanges } from "./makeDueChanges.ts";
import { tables } from "../../test/tables.ts";

const zone = "Asia/Ho_Chi_Minh";
const reason = "as agreed on Monday";

describe("the role of who planned a change", () => {
  let app: TestApp;
  let owner: Staff;
  let partner: Staff;
  let day = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    for (const name of ["owner", "partner"])
      await addStaff(app.services.db, `${name}@aurelune.example`, { AURELUNE: ["OWNER"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    partner = await new Staff(app, "AURELUNE").login("partner@aurelune.example");
  });
  afterAll(() => app.close());

  async function join(name: string) {
    const email = `${name}@aurelune.example`;
    const staffId = await addStaff(app.services.db, email, { AURELUNE: ["OPERATIONS"] });
    return { staffId, staff: await new Staff(app, "AURELUNE").login(email) };
  }
  const toTime = (): string => `2031-01-${String((day += 1)).padStart(2, "0")}T08:00`;
  const getVersion = async () => (await owner.get(listSwitches, {})).version;
  const plan = async (staff: Staff, at: string, state: "on" | "off" = "off"): Promise<void> => {
    const wanted = { kind: "module", subject: "LOBBYHOT3", state } as const;
    await staff.get(setSwitch, { wanted, version: await getVersion(), reason, at });
  };
  const planGame = async (staff: Staff, at: string): Promise<void> => {
    const code = (await owner.get(listStaffGames, {})).items[0]?.code ?? "";
    await staff.get(setGames, { codes: [code], change: { hot: true }, version: await getVersion(), reason, at });
  };
  const listOpen = async (): Promise<readonly string[]> => {
    const rows = await tables(app.services.db)
      .selectFrom("planned_changes")
      .select(["kind", "local_time"])
      .where("state", "=", "PLANNED")
      .orderBy("local_time")
      .execute();
    return rows.map((row) => `${row.kind} ${row.local_time}`);
  };
  const fire = async (at: string) =>
    (await makeDueChanges(app.services.db, toInstant(at, zone))).map(({ state, failure }) => failure ?? state);

  it("X-66: what somebody planned ends with the role that allowed it, and what another role allows stays", async () => {
    const { staff, staffId } = await join("content");
    const [first, second] = [toTime(), toTime()];
    await plan(staff, first);
    await planGame(staff, second);
    await plan(owner, second);
    const id = uuidv7();
    // A role that may change games and no modules.
    await owner.get(proposeRoles, { id, staffId, roles: ["CONTENT"], reason });
    expect(await listOpen()).toHaveLength(3);
    await partner.get(decideProposal, { id, decision: "approve", note: "" });
    expect(await listOpen()).toEqual([`game ${second}`, `module ${second}`]);
    expect((await owner.get(listAudit, { action: "cancel change" })).items[0]).toMatchObject({
      actor: "partner@aurelune.example",
      reason,
    });
    expect(await fire(second)).toEqual(["DONE", "DONE"]);
  });

  it("X-66: what somebody planned ends when an owner shuts him out, and does not come back with him", async () => {
    const { staff, staffId } = await join("shut");
    const at = toTime();
    await plan(staff, at, "on");
    await owner.get(setPersonState, { staffId, event: "disable", reason });
    expect(await listOpen()).toEqual([]);
    await owner.get(setPersonState, { staffId, event: "enable", reason });
    expect(await fire(at)).toEqual([]);
  });

  it("X-66: a due change asks once more for its planner's role, whichever gateway makes it", async () => {
    const { staff, staffId } = await join("late");
    const at = toTime();
    await plan(staff, at, "on");
    // Taken away where no plan is ended, as by a hand in the database.
    await setRoles(app.services.db, staffId, "AURELUNE", ["AUDITOR"]);
    const made = await Promise.all([fire(at), fire(at)]);
    expect(made.flat().filter((state) => state !== "GONE")).toEqual(["who planned it may not make it any more"]);
    expect(await listOpen()).toEqual([]);
  });

  it("X-66: what is switched for a time comes back at its end, also when its maker has gone", async () => {
    const { staff, staffId } = await join("gone");
    const until = toTime();
    const wanted = { kind: "module", subject: "LOBBYHOT3", state: "off", until } as const;
    await staff.get(setSwitch, { wanted, version: await getVersion(), reason });
    await owner.get(setPersonState, { staffId, event: "disable", reason });
    expect(await listOpen()).toEqual([`module ${until}`]);
    expect(await fire(until)).toEqual(["DONE"]);
  });
});
