import { randomUUID } from "node:crypto";
import {
  changeTipSettings,
  decideProposal,
  getTipSettings,
  listAudit,
  type TipSettings,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { useTips, wide } from "../../../test/tipWorld.ts";

const reason = "for a test";

describe("limits of tips in the back office", () => {
  const world = useTips();
  const rob = () => world.staff("rob");
  const toChange = async (edit: Partial<TipSettings>) => {
    const { settings, version } = await rob().get(getTipSettings, {});
    return { id: randomUUID(), settings: { ...settings, ...edit }, version, reason };
  };

  it("X-44, X-52: less is in force at once, what allows more takes a second person, and an old version is refused", async () => {
    const desk = rob();
    expect((await desk.get(getTipSettings, {})).settings).toEqual(wide);
    const first = await toChange({ max: "500000", rainPeople: 5 });
    expect(await desk.get(changeTipSettings, first)).toMatchObject({ proposal: null, settings: { max: "500000" } });
    expect(await desk.refuse(changeTipSettings, { ...first, id: randomUUID() })).toBe("state.changed");
    const [ann, ben] = [await world.join(900_000), await world.join()];
    expect(await world.tipError(ann, ben, "500001")).toMatchObject({ errorCode: "chat.tip.max" });
    for (const name of ["max", "pairAmount", "dayAmount", "receivedAmount", "rainMax"] as const)
      expect(
        (await desk.get(changeTipSettings, await toChange({ [name]: "5000001", ...rest(name) }))).proposal,
        name,
      ).not.toBeNull();
    const { proposal } = await desk.get(changeTipSettings, await toChange({ max: "600000" }));
    expect((await desk.get(getTipSettings, {})).settings.max).toBe("500000");
    const decision = { id: proposal ?? "", decision: "approve", note: reason } as const;
    expect(await desk.refuse(decideProposal, decision)).toBe("proposal.own");
    const { items } = await world.staff("audrey").get(listAudit, { action: "change chat tip settings" });
    expect(items[0]).toMatchObject({ actor: "rob@aurelune.example", subject: "AURELUNE VND", reason });
  });

  it("X-44, X-52: limits out of order, strange digits and numbers out of range are refused by name; who may not change them is", async () => {
    const ask = async (edit: Partial<TipSettings>) => (await rob().call(changeTipSettings, await toChange(edit))).body;
    const fault = (name: string) => ({ errorCode: "fields", fields: [{ name, rule: "amount" }] });
    expect(await ask({ min: "0" })).toMatchObject(fault("min"));
    expect(await ask({ max: "999" })).toMatchObject(fault("max"));
    expect(await ask({ rainMax: "999" })).toMatchObject(fault("rainMax"));
    expect(await ask({ pairAmount: "999999" })).toMatchObject(fault("pairAmount"));
    expect(await ask({ dayAmount: "1999999" })).toMatchObject(fault("dayAmount"));
    expect(await ask({ receivedAmount: "999999" })).toMatchObject(fault("receivedAmount"));
    expect(await ask({ max: "99999.50" })).toMatchObject({ errorCode: "fields" });
    for (const rainPeople of [0, 51, 1.5])
      expect(await ask({ rainPeople })).toMatchObject({ errorCode: "request.invalid" });
    for (const max of ["__proto__", "1e9", "-1", "9".repeat(14)])
      expect(await ask({ max }), max).toMatchObject({ errorCode: "request.invalid" });
    expect(await world.staff("cora").refuse(getTipSettings, {})).toBe("permission.denied");
    expect(await world.staff("audrey").refuse(changeTipSettings, await toChange({}))).toBe("permission.denied");
  });
});

/** What else has to grow with a limit, so that all stay in order. */
const rest = (name: keyof TipSettings): Partial<TipSettings> =>
  name === "max"
    ? { pairAmount: "5000001", dayAmount: "5000001", receivedAmount: "5000001" }
    : name === "pairAmount"
      ? { dayAmount: "5000001" }
      : {};
