import { randomUUID } from "node:crypto";
import { decideProposal, listProposals, listSwitches, setSwitch, type SiteSwitch } from "@marquee/contract/staff";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { switchModules } from "../../../test/registration.ts";
import { makeDueChanges } from "../../operator/makeDueChanges.ts";

const reason = "documents are asked for elsewhere";
const off = { kind: "module", subject: "KYC3", state: "off" } as const;

describe("the identity check's switch", () => {
  let app: TestApp;
  let people: Readonly<Record<"ann" | "bea", Staff>>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    const add = async (name: string): Promise<Staff> => {
      await addStaff(app.services.db, `${name}@aurelune.example`, { AURELUNE: ["OPERATIONS"] });
      return new Staff(app, "AURELUNE").login(`${name}@aurelune.example`);
    };
    people = { ann: await add("ann"), bea: await add("bea") };
  });
  beforeEach(() => switchModules(app, "aurelune", { KYC3: "on" }));
  afterAll(() => app.close());

  const list = () => people.ann.get(listSwitches, {});
  const demand = async (wanted: SiteSwitch) => ({ id: randomUUID(), wanted, reason, version: (await list()).version });
  const send = async (wanted: SiteSwitch) => people.ann.get(setSwitch, await demand(wanted));
  const getShare = async () => (await list()).nodes.find(({ id }) => id === "KYC3")?.share;
  const approve = (id: string | null) => ({ id: id ?? "", decision: "approve" as const, note: reason });

  it("X-54, X-52: goes off when another person approves it; the one who proposed it does not, and on again takes one", async () => {
    const asked = await demand(off);
    const { proposal, version } = await people.ann.get(setSwitch, asked);
    expect(version).toBe(asked.version);
    // Sent twice it is one proposal.
    expect(await people.ann.get(setSwitch, asked)).toEqual({ proposal, version });
    expect(await getShare()).toBe(100);
    expect(await people.ann.refuse(decideProposal, approve(proposal))).toBe("proposal.own");
    const { items } = await people.bea.get(listProposals, { state: "PROPOSED" });
    expect(items).toMatchObject([{ id: proposal, kind: "switches.set", subject: "KYC3", data: { modules: ["KYC3"] } }]);
    await people.bea.get(decideProposal, approve(proposal));
    expect(await getShare()).toBe(0);
    expect(await send({ ...off, state: "on" })).toMatchObject({ proposal: null });
    expect(await getShare()).toBe(100);
  });

  it.each([
    ["for a part of the visitors", { ...off, state: "on", percent: 60 }, 60],
    ["by a module above it", { ...off, subject: "MEMCEN3" }, 0],
  ] as const)("X-54, X-52: is a proposal, too, %s", async (_, wanted, share) => {
    const { proposal } = await send(wanted);
    expect(await getShare()).toBe(100);
    await people.bea.get(decideProposal, approve(proposal));
    expect(await getShare()).toBe(share);
    await send({ ...wanted, percent: 100, state: "on" });
  });

  it("X-54, X-52: an approved one changes nothing where others have changed switches since, and waits", async () => {
    const { proposal } = await send(off);
    await send({ kind: "node", subject: "LANG3", owner: "the texts' team" });
    expect(await people.bea.refuse(decideProposal, approve(proposal))).toBe("version.conflict");
    expect(await getShare()).toBe(100);
  });

  it("X-54, X-66: is neither planned nor for a time, and what was planned while it was off does not take it off alone", async () => {
    const at = "2999-01-01T00:00";
    expect((await people.ann.call(setSwitch, { ...(await demand(off)), at })).body).toMatchObject({
      errorCode: "switch.refused",
      value: { why: "module.two.people", subjects: ["KYC3"] },
    });
    expect(await people.ann.refuse(setSwitch, await demand({ ...off, until: at }))).toBe("switch.refused");
    // What is on and is switched on for a time would be off afterwards.
    for (const subject of ["KYC3", "MEMCEN3"]) {
      const timed = { kind: "module", subject, state: "on", until: at } as const;
      expect(await people.ann.refuse(setSwitch, await demand(timed))).toBe("switch.refused");
      expect(
        await people.ann.refuse(setSwitch, { ...(await demand({ ...timed, until: "2999-02-01T00:00" })), at }),
      ).toBe("switch.refused");
    }
    await switchModules(app, "aurelune", { KYC3: "off" });
    await people.ann.get(setSwitch, { ...(await demand(off)), at });
    await send({ ...off, state: "on" });
    const [made] = await makeDueChanges(app.services.db, Date.parse("2999-01-02"));
    expect(made).toMatchObject({ state: "FAILED", failure: expect.stringContaining("takes two people") });
    expect(await getShare()).toBe(100);
  });
});
