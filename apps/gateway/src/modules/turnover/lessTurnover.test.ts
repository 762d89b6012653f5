import { randomUUID } from "node:crypto";
import {
  changeTurnoverSettings,
  decideProposal,
  getTurnoverSettings,
  listAudit,
  listProposals,
  type StaffRole,
  type TurnoverSettings,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { listLowered } from "./listLowered.ts";
import { toDefaultSettings } from "./settings.ts";

const reason = "fewer stakes for new members";

describe("settings that require less turnover", () => {
  let app: TestApp;
  let people: Readonly<Record<"rita" | "rob" | "sam", Staff>>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const add = async (name: string, role: StaffRole): Promise<Staff> => {
      await addStaff(app.services.db, `${name}@aurelune.example`, { AURELUNE: [role] });
      return new Staff(app, "AURELUNE").login(`${name}@aurelune.example`);
    };
    people = { rita: await add("rita", "RISK"), rob: await add("rob", "OWNER"), sam: await add("sam", "SUPPORT") };
  });
  afterAll(() => app.close());

  const read = () => people.rita.get(getTurnoverSettings, {});
  const send = async (edit: Partial<TurnoverSettings>, by: Staff = people.rita) => {
    const { settings, version } = await read();
    const sent = { id: randomUUID(), settings: { ...settings, ...edit }, version, reason };
    return by.get(changeTurnoverSettings, sent);
  };

  it("X-33, X-52: what requires less is in force when another person approves it; what requires more is at once", async () => {
    const stored = await read();
    for (const edit of [{ signupPercent: 99 }, { depositPercent: 0 }, { depositPercent: 500, signupPercent: 0 }]) {
      const { proposal, ...unchanged } = await send(edit);
      expect(proposal).not.toBeNull();
      expect(unchanged).toEqual(stored);
      expect(await read()).toEqual(stored);
    }
    const { proposal } = await send({ signupPercent: 50 });
    const decide = { id: proposal ?? "", decision: "approve" as const, note: reason };
    expect(await people.rita.refuse(decideProposal, decide)).toBe("proposal.own");
    expect(await people.sam.refuse(decideProposal, decide)).toBe("permission.denied");
    const { items } = await people.rob.get(listProposals, {});
    expect(items.find(({ id }) => id === proposal)).toMatchObject({
      kind: "turnover.settings",
      data: { lowered: ["signupPercent"], settings: { signupPercent: 50 } },
    });
    // Somebody requires more meanwhile: nobody approves what they have not seen.
    expect(await send({ depositPercent: 300 }, people.rob)).toMatchObject({
      proposal: null,
      settings: { depositPercent: 300, signupPercent: 100 },
    });
    expect(await people.rob.refuse(decideProposal, decide)).toBe("state.changed");
    const { proposal: again } = await send({ signupPercent: 50 });
    await people.rob.get(decideProposal, { ...decide, id: again ?? "" });
    expect((await read()).settings).toMatchObject({ depositPercent: 300, signupPercent: 50 });
    const { items: lines } = await people.rob.get(listAudit, { action: "change turnover settings" });
    expect(lines.map(({ actor }) => actor)).toEqual(["rob@aurelune.example", "rob@aurelune.example"]);
  });

  it("X-33: fewer stakes, a sooner end, more lost money and heavier stakes require less", () => {
    const strict: TurnoverSettings = { ...toDefaultSettings("VND"), smallAmount: "1000" };
    const weight = (RNG: number): TurnoverSettings => ({ ...strict, weights: { ...strict.weights, RNG } });
    const cases: readonly (readonly [TurnoverSettings, TurnoverSettings, string[]])[] = [
      [strict, { ...strict, depositPercent: 99 }, ["depositPercent"]],
      [strict, { ...strict, signupPercent: 0 }, ["signupPercent"]],
      [strict, { ...strict, depositPercent: 101, signupPercent: 101 }, []],
      [strict, { ...strict, expiryDays: 29 }, ["expiryDays"]],
      [strict, { ...strict, expiryDays: null }, []],
      [{ ...strict, expiryDays: null }, { ...strict, expiryDays: 3_650 }, ["expiryDays"]],
      [strict, { ...strict, smallAmount: "1001" }, ["smallAmount"]],
      [strict, { ...strict, smallAmount: "999" }, []],
      [weight(10), weight(11), ["weights"]],
      [weight(10), weight(9), []],
    ];
    for (const [before, after, lowered] of cases) expect(listLowered(before, after)).toEqual(lowered);
  });
});
