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
import { switchModules, toMobileForm } from "../../../test/registration.ts";
import { createVisitor, openAurelune, openKickline, toLaunch, type Visitor } from "../../../test/visitor.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";
import { tables } from "../../../test/tables.ts";

/** The calls of the contract by which money comes into play. */
const ways: readonly string[] = [
  "register",
  "registerMobile",
  "launchGame",
  "launchGameFallback",
  "transferWallet",
  "transferUp",
  "transferDown",
  "transferDownAll",
  "sendTip",
  "sendRain",
  "createDeposit",
  "listDepositMethods",
  "getAvailablePromo",
  "listPromotionPages",
  "getPromotionPage",
  "checkPromotionCode",
  "checkDepositCode",
  "claimPromotion",
  "getReferral",
  "createTeamMember",
  "createTeamMembers",
  "convertPoints",
  "redeemPointReward",
  "claimRedEnvelope",
  "claimMission",
  "claimReward",
  "startChallenge",
  "claimRafflePromotion",
  "claimRankGift",
];

/** Those that change something and bring no money into play. */
const changes: readonly string[] = `
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
  mailReport acceptTerms getDraftPreview countBanners giveQuota remarkMember setTeamRebate claimRebate
  createLink updateLink leaveChallenge
  processDividendContract processDailyContract processHourlyContract processRealTimeContract simulateContract
  sendChatLine reportChatLine muteChatPerson readChatRoom
  answerAffiliateOffer applyForPromotion createCampaign createAffiliateLink switchAffiliateLink setAffiliatePostback
  startLiveChat signalLiveChat endLiveChat rateLiveChat mailLiveChat
  sendContact sendFeedback writeTicket closeTicket reopenTicket
`
  .trim()
  .split(/\s+/);

/** Those that only tell something; a new call stands in one of the three lists. */
const reads: readonly string[] = `
  getStatus getWhitelabel getRegisterRules listCountries getDomainRoute listenEvents getSessionLife getCaptcha getCaptchaChallenge
  listSocialProviders getBotChallenge getMemberInfo getMemberIcon getPlayerAvatar getPreferences getBalance getFunds
  getDisplayRate listTransactions listMovements getDeposit listDeposits getMerchantWallet listWalletTransfers listVendors
  getRankList getWinnerBoard listRedEnvelopes listRewards listChallenges listRaffles listRaffleRecords
  getLiveChat
  getGameMenus listGames listCollections listRecentGames listFavouriteIds listFavouriteGames listAnnouncements
  getUnreadCount listInbox listSessions listActivity getSecondFactor listPasskeys getDataExport getIdentity
  listSocialLinks getAffiliate listInvitationCodes getTeamOverview listTeamProfit listTeamBets listTeamTransactions
  getTeamTransfers listAgentAnnouncements getRegisterCentre listTeam listLinkMembers
  getProtection listBonuses getWithdrawalOptions getWithdrawal
  listWithdrawals listBets getBet getProfit getRebate getMissionSummary getMissionLeaderboard getMemberRank getHelpCenter getHelpArticle getContentPage getMemberTerms listPosts getPost
  listAgentBills getAgentBill getIncome listDividendContracts listDailyContracts listHourlyContracts listRealTimeContracts listAgentContracts listContractEnds
  listContractPartners getAffiliateAccount listCampaignFigures listAffiliateBills getAffiliateBill getAffiliatePostback
  getContactForm getTicketRules listTickets getTicket
  getChatUrl getChatMessage listChatRooms listChatLines
  getTipOptions
  getPointBalance getPointConfig listPointRewards listPointRedemptions listPointMovements
`
  .trim()
  .split(/\s+/);

const source = new URL("../../", import.meta.url);

/** The tests that a row of the document names. */
const listTests = (row: string): readonly URL[] =>
  [...row.matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, name = ""]) =>
    name.startsWith("modules/") ? new URL(name, source) : new URL(`modules/protection/${name}`, source),
  );

describe("the ways into play, deposit and bonus of somebody who is excluded", () => {
  const world = useWithdrawals({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
  let acts: ReturnType<typeof createPersonActs>;
  beforeAll(async () => {
    acts = createPersonActs(world.app());
    await switchModules(world.app(), "aurelune", { MOBILENUMREG3: "on" });
  });

  it("X-09: every call is known to bring money into play or not, and the document names a test for those that do", async () => {
    const names = rows.map(({ endpoint }) => endpoint.name);
    expect([...ways, ...changes, ...reads].toSorted()).toEqual(names.toSorted());
    const readsOf = new Set(
      rows.filter(({ endpoint }) => endpoint.method === "GET").map(({ endpoint }) => endpoint.name),
    );
    expect(reads.filter((name) => !readsOf.has(name))).toEqual([]);
    const page = await readFile(new URL("../../../docs/security/protection.md", source), "utf8");
    const table = page.split("\n").filter((line) => line.startsWith("|"));
    for (const name of ways) {
      const tests = listTests(table.find((row) => row.includes(`\`${name}\``)) ?? "");
      const texts = await Promise.all(tests.map((test) => readFile(test, "utf8")));
      expect(
        texts.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    }
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
    const form = { mobileNum, countryDialingCode: "+84", deviceId: "second" };
    expect(await acts.tryRegister(form, elsewhere)).toBe("register.disabled");
    expect(await openAurelune(world.app()).refuse(registerMobile, toMobileForm(mobileNum), elsewhere)).toBe(
      "register.disabled",
    );
    const { db } = world.app().services;
    const query = tables(db).selectFrom("security_log").select("address").where("event", "=", "registration.blocked");
    expect(await query.execute()).toEqual([{ address: "203.0.113.77" }, { address: "203.0.113.77" }]);
    const other = openKickline(world.app());
    await other.registerAs("elsewhere01", { mobileNum, countryDialingCode: "+84" });
    expect(other.getToken()).toBeDefined();
  });

  it("X-08, X-09: another brand of the merchant, at a host of its own, opens no way either, nor an account to who was deleted", async () => {
    const { db, tenantRegistry } = world.app().services;
    await tables(db).insertInto("merchant_hosts").values({ host: "sister.localhost", tenant_id: "aurelune" }).execute();
    await tenantRegistry.refresh();
    const openSister = (): Visitor => createVisitor(world.app(), "sister.localhost", "AURELUNE");
    const mobileNum = "0908112234";
    const { name, here } = await acts.join({ mobileNum, countryDialingCode: "+84" });
    const sister = openSister();
    await sister.loginAs(name);
    expect(await acts.tryPlay(sister)).toEqual(["open", "open"]);
    await acts.loseAll(here);
    await here.get(excludeSelf, { months: 12, understood: true });
    const later = openSister();
    await later.loginAs(name);
    for (const visitor of [sister, later]) expect(await tryAll(visitor)).toEqual(toRefused("rg.self.excluded"));
    await acts.erase(here);
    const form = { mobileNum, countryDialingCode: "+84" };
    expect(await acts.tryRegister(form, {}, openSister())).toBe("register.disabled");
    expect(await openSister().refuse(registerMobile, toMobileForm(mobileNum))).toBe("register.disabled");
    expect(await acts.tryRegister({ ...form, mobileNum: "0908112235" }, {}, openSister())).toBe("registered");
  });
});
