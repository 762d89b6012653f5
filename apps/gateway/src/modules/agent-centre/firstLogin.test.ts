import {
  acceptTerms,
  changePassword,
  createDeposit,
  createTeamMember,
  getMemberTerms,
  launchGame,
  updateMemberInfo,
} from "@marquee/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { createTeam, newIntent } from "../../../test/agentTeam.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { publishTerms } from "../../../test/publishTerms.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune, toLaunch, type Visitor } from "../../../test/visitor.ts";
import { newKey, useWithdrawals } from "../../../test/withdrawals.ts";

const game = toLaunch("aurelune.localhost", "AURELUNE", "aurelune-rng-luna-1");
const deposit = { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" };
const password = "First#Word42x";

describe("the first login of an account that an agent made", () => {
  const world = useWithdrawals();
  const team = createTeam(() => world.app());
  let version = 0;
  beforeAll(async () => {
    await switchModules(world.app(), "aurelune", { AGREG3: "on", PASSWORD3: "on" });
    await team.addAgent("makeragent", null);
    // Terms that nobody else is asked to accept.
    version = await publishTerms(await joinDesk(world.app(), "carla", "CONTENT"), "be fair", { mustAccept: false });
  });

  const open = async (username: string): Promise<Visitor> => {
    const account = { kind: 0 as const, rebate: 0, username, password, confirmPassword: password };
    await team.visitor("makeragent").get(createTeamMember, account, newIntent());
    const owner = openAurelune(world.app());
    await owner.loginAs(username, password);
    const next = { newPassword: "Brand#New42x", confirmNewPassword: "Brand#New42x" };
    owner.setToken((await owner.get(changePassword, next)).token);
    return owner;
  };
  const tryAll = async (visitor: Visitor): Promise<readonly string[]> =>
    Promise.all(
      [visitor.call(launchGame, game), visitor.call(createDeposit, deposit, newKey())].map(async (call) => {
        const { body } = await call;
        return body.success ? "open" : body.errorCode;
      }),
    );

  it("AC-04: age and terms are asked of the person before money comes into play, as a registration asks them", async () => {
    const owner = await open("ageless01");
    expect((await owner.get(getMemberTerms, {})).terms).toMatchObject({ version });
    expect(await tryAll(owner)).toEqual(["terms.not.accepted", "terms.not.accepted"]);
    await owner.get(acceptTerms, { version, language: "EN" });
    expect((await owner.get(getMemberTerms, {})).terms).toBeNull();
    expect(await tryAll(owner)).toEqual(["birthday.required", "birthday.required"]);
    expect(await owner.refuse(updateMemberInfo, { birthday: "2020-01-01" })).toBe("age.under");
    expect(await tryAll(owner)).toEqual(["birthday.required", "birthday.required"]);
    await owner.get(updateMemberInfo, { birthday: "1990-05-17" });
    expect(await tryAll(owner)).toEqual(["open", "open"]);
  });

  it("AC-04: who registered by himself has said it, and is asked nothing more", async () => {
    const visitor = openAurelune(world.app());
    await visitor.registerAs("selfmade01");
    expect((await visitor.get(getMemberTerms, {})).terms).toBeNull();
    expect(await tryAll(visitor)).toEqual(["open", "open"]);
  });
});
