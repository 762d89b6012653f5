import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  createDeposit,
  excludeSelf,
  getReferral,
  launchGame,
  launchGameFallback,
  registerMobile,
  takeTimeOut,
} from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { createPersonActs } from "../../../test/excludedPerson.ts";
import { toNumber } from "../../../test/payoutPlaces.ts";
import { toMobileForm } from "../../../test/registration.ts";
import { openAurelune, openKickline, toLaunch, type Visitor } from "../../../test/visitor.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";

/** The calls of the contract by which money comes into play. */
const ways: readonly string[] = [
  "register",
  "registerMobile",
  "launchGame",
  "launchGameFallback",
  "transferWallet",
  "createDeposit",
  "listDepositMethods",
  "getAvailablePromo",
  "getReferral",
];

/** Those that change something and bring no money into play; a new call stands in one of both lists. */
const others: readonly string[] = `
  login loginFreePlay logout keepSession sendRegisterCode sendSmsCode sendLoginCode startPasskeyLogin
  loginByPasskey createLoginCode loginByCode startSocialLogin createPhoneToken confirmContact updateMemberInfo
  chooseAvatar uploadPicture createFileLink updatePreferences updateLanguage cancelDeposit
  listHotGames createFavourite removeFavourite readInbox deleteInbox changePassword endSession
  forgotPassword listResetSignIns confirmPasswordReset resetPasswordBySms startTotp confirmTotp renewRecoveryCodes
  removeTotp startPasskey addPasskey removePasskey setPaymentPassword resetPaymentPassword
  sendContactCode changeContact requestDataExport closeAccount submitIdentity startSocialLink
  checkSocialLink confirmSocialLink removeSocialLink setLimit confirmLimit keepLimit setRealityCheck takeTimeOut
  excludeSelf readDepositMessage notePlay answerRealityCheck cancelBonus addWithdrawalAccount
  removeWithdrawalAccount createWithdrawal confirmWithdrawal complainAboutWithdrawal createReportFile
  mailReport
`
  .trim()
  .split(/\s+/);

describe("the ways into play, deposit and bonus of somebody who is excluded", () => {
  const world = useWithdrawals();
  let acts: ReturnType<typeof createPersonActs>;
  beforeAll(() => {
    acts = createPersonActs(world.app());
  });

  it("X-09: every call that changes something is known to bring money into play or not, and the document names those that do", async () => {
    const reads = new Set(["listDepositMethods", "getAvailablePromo", "getReferral"]);
    const changing = rows
      .map(({ endpoint }) => endpoint)
      .filter(({ method, name }) => method !== "GET" || reads.has(name))
      .map(({ name }) => name);
    expect([...ways, ...others].toSorted()).toEqual(changing.toSorted());
    const page = await readFile(new URL("../../../../../docs/security/protection.md", import.meta.url), "utf8");
    for (const name of ways) expect(page).toContain(`\`${name}\``);
  });

  const game = toLaunch("aurelune.localhost", "AURELUNE", "aurelune-rng-luna-1");
  const deposit = { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" };
  const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });

  /** Each way into play that a session has, with what it is answered. */
  const tryAll = async (here: Visitor) => ({
    launchGame: await here.refuse(launchGame, game),
    launchGameFallback: await here.refuse(launchGameFallback, game),
    createDeposit: await here.refuse(createDeposit, deposit, newKey()),
    withBonus: await here.refuse(createDeposit, { ...deposit, promotionId: randomUUID() }, newKey()),
    getReferral: await here.refuse(getReferral, {}),
  });
  const toRefused = (code: "rg.timeout" | "rg.self.excluded") => ({
    launchGame: code,
    launchGameFallback: code,
    createDeposit: code,
    withBonus: code,
    getReferral: expect.stringMatching(/^promo\./),
  });

  for (const [code, begin] of [
    ["rg.timeout", (here: Visitor) => here.get(takeTimeOut, { hours: 24 })],
    ["rg.self.excluded", (here: Visitor) => here.get(excludeSelf, { months: 0, understood: true })],
  ] as const)
    it(`X-08, X-09: ${code}: no way is open at any session of the account, nor at another account of the person`, async () => {
      const number = toNumber();
      const [first, second, stranger] = [await acts.join(), await acts.join(), await acts.join()];
      const elsewhere = openAurelune(world.app());
      await elsewhere.loginAs(first.name);
      for (const { here } of [first, second]) await acts.addAccount(here, number);
      await begin(first.here);
      for (const visitor of [first.here, elsewhere, second.here])
        expect(await tryAll(visitor)).toEqual(toRefused(code));
      const later = openAurelune(world.app());
      await later.loginAs(second.name);
      expect(await tryAll(later)).toEqual(toRefused(code));
      expect(await acts.tryPlay(stranger.here)).toEqual(["open", "open"]);
    });

  it("X-09: neither way of registering opens an account to who was excluded and deleted, from another network and device, and another merchant knows nothing of it", async () => {
    const mobileNum = "0908112233";
    const { here } = await acts.join({ mobileNum, countryDialingCode: "+84", deviceId: "first" });
    await acts.loseAll(here);
    await here.get(excludeSelf, { months: 12, understood: true });
    await acts.erase(here);
    const elsewhere = { headers: { "x-forwarded-for": "203.0.113.77" } };
    const again = openAurelune(world.app());
    expect(await acts.tryRegister({ mobileNum, countryDialingCode: "+84", deviceId: "second" })).toBe(
      "register.disabled",
    );
    const { body } = await again.call(registerMobile, toMobileForm(mobileNum), elsewhere);
    expect(body).toMatchObject({ errorCode: expect.stringMatching(/^(register\.disabled|function\.not\.available)$/) });
    const other = openKickline(world.app());
    await other.registerAs("elsewhere01", { mobileNum, countryDialingCode: "+84" });
    expect(other.getToken()).toBeDefined();
  });
});
