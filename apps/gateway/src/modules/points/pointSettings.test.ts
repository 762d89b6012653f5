import { randomUUID } from "node:crypto";
import { getPointConfig } from "@marquee/contract";
import { changePointSettings, decideProposal, getPointSettings } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { usePoints } from "../../../test/pointsWorld.ts";
import { openAurelune } from "../../../test/visitor.ts";

const reason = "for the test";

describe("the settings of points", () => {
  const { app, olga, pia } = usePoints();
  const read = () => olga().get(getPointSettings, { currency: "VND" });
  const toChange = async (more: object) => {
    const { settings, version } = await read();
    return { id: randomUUID(), currency: "VND", settings: { ...settings, ...more }, version, reason };
  };

  it("PM-06: what gives less is in force at once, and what gives more when a second person approves it", async () => {
    const less = await olga().get(changePointSettings, await toChange({ ratio: 200 }));
    expect([less.proposal, less.settings.ratio]).toEqual([null, 200]);
    expect((await openAurelune(app()).get(getPointConfig, {})).ratio).toBe("200");
    const wanted = await toChange({ ratio: 50 });
    expect((await olga().get(changePointSettings, wanted)).proposal).toBe(wanted.id);
    expect(await olga().refuse(decideProposal, { id: wanted.id, decision: "approve", note: reason })).toBe(
      "proposal.own",
    );
    expect((await read()).settings.ratio).toBe(200);
    expect(await pia().refuse(changePointSettings, await toChange({ ratio: 300 }))).toBe("permission.denied");
    expect(await olga().refuse(changePointSettings, { ...(await toChange({ ratio: 300 })), version: 0 })).toBe(
      "state.changed",
    );
  });

  it("PM-06: figures of which no conversion comes are refused at their fields", async () => {
    const fieldsOf = async (more: object) => {
      const { body } = await olga().call(changePointSettings, await toChange(more));
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    const { settings } = await read();
    expect([
      await fieldsOf({ unit: "0" }),
      await fieldsOf({ convertMin: 1_050 }),
      await fieldsOf({ convertMax: 100 }),
      await fieldsOf({ betPerPoint: { ...settings.betPerPoint, RNG: "0.00" } }),
      await fieldsOf({ unit: "1.234" }),
    ]).toEqual([["unit"], ["convertMin"], ["convertMax"], ["RNG"], expect.anything()]);
  });
});
