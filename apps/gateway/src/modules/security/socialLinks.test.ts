import {
  checkSocialLink,
  closeAccount,
  confirmSocialLink,
  excludeSelf,
  launchGame,
  listActivity,
  listSocialLinks,
  login,
  type SocialProvider,
  startSocialLink,
} from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { turn } from "../../../test/account.ts";
import { drain } from "../../../test/drain.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { beginSocial, signInAt, type SocialHouse, startSocialHouse, toSocialLogin } from "../../../test/socialHouse.ts";
import { openWallet } from "../../../test/wallet.ts";
import { openAurelune, passwordOf, toLaunch, type Visitor } from "../../../test/visitor.ts";
import { eraseMembersJob } from "./eraseMember.ts";
import { tables } from "../../../test/tables.ts";

const password = passwordOf("AURELUNE");

describe("links to accounts at providers", () => {
  let house: SocialHouse;
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    house = await startSocialHouse();
    app = await openTestApp({ MARQUEE_SOCIAL_FILE: house.socialFile });
    await switchModules(app, "aurelune", { SOCLOGIN3: "on", SLGOOGLE3: "on", SLTELEGRAM3: "on" });
  });
  afterAll(async () => {
    await app.close();
    await house.stop();
  });

  const toName = (): string => `linker${(serial += 1)}x`;
  const open = async (): Promise<{ readonly name: string; readonly visitor: Visitor }> => {
    const [name, visitor] = [toName(), openAurelune(app)];
    await visitor.registerAs(name);
    return { name, visitor };
  };
  const answerAt = async (visitor: Visitor, provider: SocialProvider, account: string | null): Promise<string> =>
    house.choose((await visitor.get(startSocialLink, { provider, password })).url, account);
  const check = async (visitor: Visitor, account: string, provider: SocialProvider = "GOOGLE"): Promise<string> =>
    (await visitor.get(checkSocialLink, { provider, response: await answerAt(visitor, provider, account) })).ticket;
  const link = async (visitor: Visitor, account: string, provider?: SocialProvider) =>
    visitor.get(confirmSocialLink, { ticket: await check(visitor, account, provider) });

  it("LG-21: a link needs the password and a confirmation, and logs in from then on", async () => {
    const { name, visitor } = await open();
    expect(await visitor.refuse(startSocialLink, { provider: "GOOGLE", password: "Wrong#Wrong88" })).toBe(
      "password.old.invalid",
    );
    const response = await answerAt(visitor, "GOOGLE", name);
    const { ticket, name: shown } = await visitor.get(checkSocialLink, { provider: "GOOGLE", response });
    expect(shown).toBe(name);
    // Nothing is linked before the warning is confirmed.
    expect(await visitor.get(listSocialLinks, {})).toEqual({ list: [], providers: ["GOOGLE", "TELEGRAM"] });
    expect((await signInAt(house, openAurelune(app), "GOOGLE", name)).body).toMatchObject({
      errorCode: "social.unlinked",
    });
    await Promise.all([1, 2, 3].map(() => visitor.get(confirmSocialLink, { ticket })));
    const { list, providers } = await visitor.get(listSocialLinks, {});
    expect(list).toMatchObject([{ provider: "GOOGLE", name }]);
    expect(providers).toEqual(["TELEGRAM"]);
    expect((await signInAt(house, openAurelune(app), "GOOGLE", name)).body).toMatchObject({
      value: { userName: name },
    });
    const kinds = (await visitor.get(listActivity, {})).list.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "SOCIAL_LINKED")).toHaveLength(1);
  });

  it("LG-21: one account at a provider is one member's, and a member has one at each provider", async () => {
    const [one, two] = [await open(), await open()];
    const account = toName();
    const tickets = [await check(one.visitor, account), await check(two.visitor, account)];
    const ends = await Promise.all(
      [one, two].map(({ visitor }, index) => visitor.call(confirmSocialLink, { ticket: tickets[index] ?? "" })),
    );
    const codes = ends.map(({ body }) => (body.success ? "linked" : body.errorCode));
    expect(codes.toSorted()).toEqual(["linked", "social.taken"]);
    const [winner, loser] = codes[0] === "linked" ? [one, two] : [two, one];
    const response = await answerAt(loser.visitor, "GOOGLE", account);
    expect(await loser.visitor.refuse(checkSocialLink, { provider: "GOOGLE", response })).toBe("social.taken");
    expect(await winner.visitor.refuse(startSocialLink, { provider: "GOOGLE", password })).toBe("social.linked");
    await link(winner.visitor, toName(), "TELEGRAM");
    expect((await winner.visitor.get(listSocialLinks, {})).providers).toEqual([]);
  });

  it("LG-21: two confirmations of two accounts at one provider leave one link", async () => {
    const { visitor } = await open();
    const tickets = [await check(visitor, toName()), await check(visitor, toName())];
    const ends = await Promise.all(tickets.map((ticket) => visitor.call(confirmSocialLink, { ticket })));
    expect(ends.map(({ body }) => (body.success ? "linked" : body.errorCode)).toSorted()).toEqual([
      "linked",
      "social.linked",
    ]);
  });

  it("LG-21: an answer and a ticket are good in the session that asked alone, and for what was asked", async () => {
    const [{ name, visitor }, stranger] = [await open(), await open()];
    const response = await answerAt(visitor, "GOOGLE", toName());
    expect(await stranger.visitor.refuse(checkSocialLink, { provider: "GOOGLE", response })).toBe("social.failed");
    const elsewhere = openAurelune(app);
    await elsewhere.loginAs(name);
    expect(await elsewhere.refuse(checkSocialLink, { provider: "GOOGLE", response })).toBe("social.failed");
    // The answer to a link logs nobody in, and that to a login links nothing.
    const begun = await beginSocial(openAurelune(app), "GOOGLE");
    expect(await openAurelune(app).refuse(login, toSocialLogin("GOOGLE", response), begun.sent)).toBe("social.failed");
    const other = await house.choose(begun.url, toName());
    expect(await visitor.refuse(checkSocialLink, { provider: "GOOGLE", response: other }, begun.sent)).toBe(
      "social.failed",
    );
    const { ticket } = await visitor.get(checkSocialLink, { provider: "GOOGLE", response });
    expect(await visitor.refuse(checkSocialLink, { provider: "GOOGLE", response })).toBe("social.failed");
    expect(await stranger.visitor.refuse(confirmSocialLink, { ticket })).toBe("social.failed");
    expect(await elsewhere.refuse(confirmSocialLink, { ticket })).toBe("social.failed");
    await visitor.get(confirmSocialLink, { ticket });
    expect((await stranger.visitor.get(listSocialLinks, {})).list).toEqual([]);
  });

  it("LG-21, LG-22: who cancels at the provider links nothing", async () => {
    const { visitor } = await open();
    const response = await answerAt(visitor, "GOOGLE", null);
    expect(await visitor.refuse(checkSocialLink, { provider: "GOOGLE", response })).toBe("social.cancelled");
    expect((await visitor.get(listSocialLinks, {})).list).toEqual([]);
  });

  it("LG-21, EN-11: with a flag off nothing is linked, and what is linked logs nobody in until it is on again", async () => {
    const { visitor } = await open();
    const account = toName();
    const ticket = await check(visitor, account);
    for (const module of ["SLGOOGLE3", "SOCLOGIN3"]) {
      await turn(app, "off", module);
      expect(await visitor.refuse(startSocialLink, { provider: "GOOGLE", password })).toBe("function.not.available");
      expect(await visitor.refuse(confirmSocialLink, { ticket })).toBe("function.not.available");
      await turn(app, "on", module);
    }
    await visitor.get(confirmSocialLink, { ticket });
    expect((await signInAt(house, openAurelune(app), "GOOGLE", account)).body.success).toBe(true);
  });

  it("X-09: a social account of somebody who was excluded and deleted excludes who links it later", async () => {
    const [{ visitor }, later, other] = [await open(), await open(), await open()];
    const account = toName();
    await link(visitor, account);
    await drain(await openWallet(createGameServer(app, app.houseSecret), visitor));
    await visitor.get(excludeSelf, { months: 6, understood: true });
    await visitor.get(closeAccount, { password, erase: true });
    await later.visitor.launchFirst();
    await link(later.visitor, account);
    await link(other.visitor, toName());
    await other.visitor.launchFirst();
    const game = toLaunch("aurelune.localhost", "AURELUNE", "aurelune-rng-luna-1");
    expect(await later.visitor.refuse(launchGame, game)).toBe("rg.self.excluded");
  });

  it("X-69, X-75: a deleted account leaves its sign-in free, and nothing of its name", async () => {
    const { visitor } = await open();
    const account = toName();
    await link(visitor, account);
    await drain(await openWallet(createGameServer(app, app.houseSecret), visitor));
    await visitor.get(closeAccount, { password, erase: true });
    await eraseMembersJob.run(app.services);
    const left = await tables(app.services.db)
      .selectFrom("social_identities")
      .where("name", "=", account)
      .select("name")
      .execute();
    expect(left).toEqual([]);
    expect((await signInAt(house, openAurelune(app), "GOOGLE", account)).body).toMatchObject({
      errorCode: "social.unlinked",
    });
  });
});
