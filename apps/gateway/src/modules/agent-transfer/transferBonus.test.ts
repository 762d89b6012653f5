import { getTeamTransfers, listInbox, transferDownAll, transferUp } from "@marquee/contract";
import { transact } from "@marquee/database";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { bonusOf, makeEndingBonus } from "../../../test/endingBonus.ts";
import { deskSettings } from "../../../test/staff.ts";
import { type Node, useTransferTree } from "../../../test/transferTree.ts";
import { newKey, paymentPassword } from "../../../test/withdrawals.ts";
import { makeAgent } from "../agent/index.ts";

describe("transfers along the tree of a member whose bonus ends with a withdrawal", () => {
  const { app, join, give, balanceOf } = useTransferTree(deskSettings);
  let claim: Awaited<ReturnType<typeof makeEndingBonus>>;

  beforeAll(async () => {
    claim = await makeEndingBonus(await joinDesk(app(), "olga", "OPERATIONS"));
  });

  const send = async ({ here }: Node, more: object, key = newKey()) => {
    const { body } = await here.call(transferUp, { amount: "100000.00", paymentPassword, ...more }, key);
    return body.success ? "sent" : { code: body.errorCode, value: body.value };
  };

  it("X-34, MC-05: the bonus is told before, ends with the transfer that names it, and with no other", async () => {
    const upline = await join(null);
    const ann = await join(upline);
    await give(ann.id, 5_000_000_000n);
    const endingBonusId = await claim(ann.here);
    expect((await ann.here.get(getTeamTransfers, {})).endingBonus).toEqual({
      id: endingBonusId,
      names: { EN: "Harbour week" },
      balance: "50000.00",
    });
    const refused = { code: "withdraw.bonus", value: { balance: "50000.00" } };
    expect(await send(ann, {})).toEqual(refused);
    expect(await send(ann, { endingBonusId: "another" })).toEqual(refused);
    // What is refused for another reason ends nothing either.
    expect(await send(ann, { endingBonusId, amount: "600000.00" })).toMatchObject({ code: "wallet.insufficient" });
    expect([await balanceOf(ann), await balanceOf(upline)]).toEqual(["500000.00", "0.00"]);
    expect(await bonusOf(ann.here)).toEqual({ state: "ACTIVE", wallet: "50000.00" });
    // Two presses at once, and one of them sent twice.
    const key = newKey();
    const named = { endingBonusId };
    expect(await Promise.all([send(ann, named, key), send(ann, named), send(ann, named, key)])).toContain("sent");
    expect(await bonusOf(ann.here)).toEqual({ state: "CANCELLED", wallet: "0.00" });
    expect(await balanceOf(upline)).toBe("200000.00");
    expect((await ann.here.get(getTeamTransfers, {})).endingBonus).toBeNull();
    const told = (await ann.here.get(listInbox, {})).list.filter(({ content }) => /bonus/i.test(content));
    expect(told).toHaveLength(2);
    expect(await send(ann, {})).toBe("sent");
  });

  it("X-34, X-57: several transfers end it once, and a refused line keeps it", async () => {
    const agent = await join(null);
    const endingBonusId = await claim(agent.here);
    await transact(app().services.db, (tx) => makeAgent(tx, { tenantId: "aurelune", memberId: agent.id }, 1));
    await agent.here.loginAs(agent.name);
    const [one, two] = [await join(agent), await join(agent)];
    await give(agent.id, 5_000_000_000n);
    const sendBoth = async (accounts: readonly string[], more: object = {}) => {
      const transfers = accounts.map((account) => ({ account, amount: "100000.00" }));
      const { body } = await agent.here.call(transferDownAll, { transfers, paymentPassword, ...more }, newKey());
      return body.success ? "sent" : body.errorCode;
    };
    expect(await sendBoth([one.name, two.name])).toBe("withdraw.bonus");
    expect(await sendBoth([one.name, "nobody"], { endingBonusId })).toBe("permission.denied");
    expect(await bonusOf(agent.here)).toEqual({ state: "ACTIVE", wallet: "50000.00" });
    expect(await sendBoth([one.name, two.name], { endingBonusId })).toBe("sent");
    expect(await bonusOf(agent.here)).toEqual({ state: "CANCELLED", wallet: "0.00" });
    expect(await Promise.all([agent, one, two].map(balanceOf))).toEqual(["300000.00", "100000.00", "100000.00"]);
  });
});
