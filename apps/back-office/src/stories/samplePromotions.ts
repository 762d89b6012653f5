import type { Bonus } from "@marquee/contract";
import { everyoneRules } from "@marquee/contract";
import type { AudienceChoices, MemberBonuses, Promotion, StaffPromotionPage } from "@marquee/contract/staff";

const names = { EN: "Welcome bonus", VI: "Thưởng chào mừng" };

/** A promotion with an end, whose figures are long. */
export const samplePromotion: Promotion = {
  id: "0192f0c4-7c3e-7d2a-9b1f-3a4b5c6d7e8f",
  version: 2,
  names,
  isOn: true,
  currency: "VND",
  percent: 100,
  maxBonus: "2000000.00",
  minDeposit: "50000.00",
  factor: 20,
  maxStake: "100000.00",
  maxConvert: "10000000.00",
  days: 14,
  sticky: true,
  endsWithWithdrawal: true,
  byCode: false,
  turn: "FIRST",
  oncePerPerson: true,
  nth: null,
  weekdays: [],
  hours: null,
  startsAt: Date.UTC(2026, 10, 1),
  endsAt: Date.UTC(2026, 11, 31, 16, 59),
  granted: 1_234,
  given: "1234567890.00",
};

const bonus: Bonus = {
  id: "0192f0c4-7c3e-7d2a-9b1f-000000000001",
  promotionId: samplePromotion.id,
  names,
  percent: 100,
  maxBonus: "2000000.00",
  factor: 20,
  maxStake: "100000.00",
  maxConvert: null,
  days: 14,
  sticky: true,
  endsWithWithdrawal: true,
  orderNo: "D261121HARBOUR77",
  currency: "VND",
  state: "ACTIVE",
  rule: null,
  amount: "500000.00",
  balance: "612500.00",
  required: "10000000.00",
  done: "3400000.00",
  converted: "0.00",
  createdAt: Date.UTC(2026, 10, 21, 9),
  grantedAt: Date.UTC(2026, 10, 21, 9, 2),
  expiresAt: Date.UTC(2026, 11, 5, 9, 2),
  endedAt: null,
};

const ended = { balance: "0.00", endedAt: Date.UTC(2026, 10, 22, 8) } as const;

/** A member with a bonus in each state that says something of its own, and promotions that rules keep away. */
export const sampleBonuses: MemberBonuses = {
  bonuses: [
    bonus,
    { ...bonus, ...ended, id: "2", state: "CONVERTED", done: "10000000.00", converted: "740000.00" },
    {
      ...bonus,
      ...ended,
      id: "3",
      state: "REFUSED",
      rule: "linked.account",
      done: "0.00",
      grantedAt: null,
      expiresAt: null,
    },
    { ...bonus, id: "4", state: "PENDING", balance: "0.00", done: "0.00", grantedAt: null, expiresAt: null },
  ],
  promotions: [
    { promotionId: "1", names: { EN: "Weekend" }, rule: null, accounts: [] },
    { promotionId: "2", names, rule: "linked.account", accounts: ["harbour77", "lighthouse_12"] },
    { promotionId: "3", names: { EN: "Daily reload" }, rule: "active", accounts: [] },
  ],
};

/** What an audience of a merchant with two languages can name. */
export const samplePromotionChoices: AudienceChoices = {
  labels: [],
  currencies: ["VND"],
  languages: ["EN", "VI"],
  defaultLanguage: "EN",
  segments: [],
};

/** A page with an application, one of whose languages is missing. */
export const samplePromotionPage: StaffPromotionPage = {
  id: "0192f0c4-7c3e-7d2a-9b1f-00000000000a",
  version: 3,
  isOn: true,
  isHidden: false,
  categories: ["slots"],
  texts: { EN: { title: "Win of the week", html: "<p>Send us your best win.</p><ul><li>Once a member</li></ul>" } },
  picture: "/art/promotions/RNG-week.svg",
  phonePicture: null,
  audience: everyoneRules,
  startsAt: null,
  endsAt: null,
  promotionId: null,
  activity: {
    trigger: "APPLICATION",
    currency: "VND",
    least: "10000.00",
    most: "500000.00",
    factor: 10,
    maxStake: null,
    maxConvert: null,
    days: 7,
    sticky: false,
    endsWithWithdrawal: false,
    oncePerPerson: true,
    level: null,
    percent: null,
    period: null,
  },
  state: "ON",
  waiting: 2,
  claimed: 14,
};
