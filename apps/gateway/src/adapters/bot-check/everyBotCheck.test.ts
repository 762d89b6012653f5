import { randomBytes, randomUUID } from "node:crypto";
import type { BotProof } from "@marquee/contract";
import { accounts, openThirdParties, type ThirdParties } from "@marquee/third-parties";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { createCaptcha } from "../../authentication/captcha.ts";
import { createProcessState } from "../short-lived-state/createProcessState.ts";
import type { BotCheck } from "./BotCheck.ts";
import { createGeetestBotCheck } from "./createGeetestBotCheck.ts";
import { createWorkBotCheck } from "./createWorkBotCheck.ts";

/** A bot check, and what a browser and a program send to it. */
type Kind = {
  readonly check: BotCheck;
  readonly solve: (tenantId: string) => BotProof;
  readonly forge: () => BotProof;
};

describe.each(["work", "geetest"] as const)("a bot check of kind %s", (name) => {
  let geetest: ThirdParties;
  let kind: Kind;

  function openWork(): Kind {
    const check = createWorkBotCheck(createCaptcha(randomBytes(32).toString("hex"), createProcessState()));
    return {
      check,
      solve: (tenantId) => {
        const challenge = check.createChallenge(tenantId);
        if (challenge.kind !== "WORK") throw new Error(challenge.kind);
        return { proof: solveChallenge(challenge.challenge) };
      },
      forge: () => ({ proof: JSON.stringify({ salt: "s", challenge: "c", signature: "x", number: 1 }) }),
    };
  }

  function openByGeetest(): Kind {
    const widget = "https://widgets.example/widgets/geetest";
    const account = { id: accounts.geetestId, key: accounts.geetestKey, host: geetest.url, widget };
    const toProof = (pass_token: string) => ({
      lot_number: randomUUID(),
      captcha_output: "output",
      pass_token,
      gen_time: "1763900000",
    });
    return {
      check: createGeetestBotCheck(account, createProcessState(), { error: () => undefined }),
      solve: () => toProof("passed"),
      forge: () => toProof("bot"),
    };
  }

  beforeAll(async () => {
    geetest = await openThirdParties();
    kind = name === "work" ? openWork() : openByGeetest();
  });
  afterAll(() => geetest.close());

  it("RG-17: accepts a right proof once, also of eight calls at the same time", async () => {
    const proof = kind.solve("one");
    const accepted = await Promise.all(Array.from({ length: 8 }, () => kind.check.accept("one", proof)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect(await kind.check.accept("one", proof)).toBe(false);
  });

  it("RG-17: refuses a forged proof, an empty one and one of another kind", async () => {
    expect(await kind.check.accept("one", kind.forge())).toBe(false);
    expect(await kind.check.accept("one", { proof: "" })).toBe(false);
    const other = { lot_number: "", captcha_output: "", pass_token: "", gen_time: "" };
    expect(await kind.check.accept("one", other)).toBe(false);
  });
});
