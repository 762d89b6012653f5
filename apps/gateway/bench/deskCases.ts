import {
  getMember,
  getMemberMoney,
  getMemberWallet,
  getOverview,
  getRevenue,
  getWaiting,
  listAudit,
  listExclusions,
  listIdentityChecks,
  listMemberRounds,
  listMembers,
  listOutbox,
  listProposals,
  listStaffDeposits,
  listStaffRounds,
  listStaffVendorTransfers,
  listStaffWithdrawals,
  listWork,
  memberSorts,
  orderSorts,
  roundSorts,
  type StaffEndpoint,
} from "@marquee/contract/staff";
import { deskLabels, heavyMember, planted, toMemberId } from "./plantDesk.ts";

/** One question of the desk. */
export interface DeskCase {
  readonly name: string;
  readonly row: StaffEndpoint<never>;
  readonly request: object;
}

type Filters = Readonly<Record<string, object>>;

const toCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString("base64url");
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
const toDay = (days: number): string => daysAgo(days).toISOString().slice(0, 10);

const days: Filters = {
  "a day": { from: toDay(100), to: toDay(100) },
  "a month": { from: toDay(130), to: toDay(100) },
  "since a day": { from: toDay(3) },
  "until a day": { to: toDay(300) },
  "a day without any": { from: "2020-01-01", to: "2020-01-01" },
};

/** All filters of a kind of orders, one by one, and what staff combine. */
const toOrderFilters = (letter: string, own: Filters, rare: string, common: string): Filters => ({
  all: {},
  "common state": { state: common },
  "rare state": { state: rare },
  "own number": { number: `${letter}77777` },
  "provider's number": { number: `P-${letter}77777` },
  "unknown number": { number: "NONE" },
  member: { member: "member0000078" },
  "heavy member": { member: heavyMember },
  "unknown member": { member: "nobody" },
  ...days,
  "at least": { min: "500000" },
  "very much": { min: "999990" },
  "at most": { max: "10" },
  between: { min: "500000", max: "500100" },
  currency: { currency: "VND" },
  ...own,
  "rare state of a month": { state: rare, ...days["a month"] },
  "common state of a day": { state: common, ...days["a day"] },
  "common state, very much": { state: common, min: "999990" },
  "rare state, at least": { state: rare, min: "500000" },
  "heavy member, rare state": { member: heavyMember, state: rare },
  "heavy member of a day": { member: heavyMember, ...days["a day"] },
  "a day, at least": { ...days["a day"], min: "500000" },
  "a month, very much": { ...days["a month"], min: "999990" },
});

const payment = (rareType: string): Filters => ({
  type: { type: "BANK" },
  "rare type": { type: rareType },
  provider: { provider: "PAY_HOUSE" },
  "rare provider": { provider: "RARE" },
  decider: { decidedBy: "boss@bench.example" },
  "unknown decider": { decidedBy: "nobody@bench.example" },
  "decider, rare type": { decidedBy: "boss@bench.example", type: rareType },
  "decider of a month": { decidedBy: "boss@bench.example", ...days["a month"] },
});

/** In the middle of the days of a filter, or of the year: in days ago. */
function toMiddle(asked: object): number {
  const toAge = (name: string, or: number): number => {
    const day: unknown = Reflect.get(asked, name);
    return typeof day === "string" ? (Date.now() - Date.parse(day)) / 86_400_000 : or;
  };
  return (toAge("from", 365) + toAge("to", 1) - 1) / 2;
}

/** In the middle of the amounts of a filter, in 1/10,000 of the unit. */
function toMiddleAmount(asked: object): string {
  const [min, max] = [Number(Reflect.get(asked, "min") ?? 0), Number(Reflect.get(asked, "max") ?? 1_000_000)];
  return `${Math.round((min + max) / 2) * 10_000}`;
}

const listOf = (
  row: StaffEndpoint<never>,
  filters: Filters,
  sorts: readonly string[],
  toDeep: (sort: string, asked: object) => string,
) =>
  Object.entries(filters).flatMap(([filter, asked]) =>
    sorts.flatMap((sort): readonly DeskCase[] => [
      { name: `${row.name}, ${filter}, ${sort}`, row, request: { ...asked, sort } },
      { name: `${row.name}, ${filter}, ${sort}, deep`, row, request: { ...asked, sort, cursor: toDeep(sort, asked) } },
    ]),
  );

const orders = (row: StaffEndpoint<never>, letter: string, own: Filters, rare: string, common: string) =>
  listOf(row, toOrderFilters(letter, own, rare, common), orderSorts, (sort, asked) =>
    toCursor({
      value: sort === "newest" || sort === "oldest" ? daysAgo(toMiddle(asked)).toISOString() : toMiddleAmount(asked),
      orderNo: letter,
    }),
  );

const roundFilters: Filters = {
  all: {},
  open: { state: "OPEN" },
  closed: { state: "CLOSED" },
  "rolled back": { state: "ROLLED_BACK" },
  number: { number: "GB777777" },
  "provider's number": { number: `TX${planted.rounds - 777}` },
  "unknown number": { number: "NONE" },
  member: { member: "member0000078" },
  "heavy member": { member: heavyMember },
  "unknown member": { member: "nobody" },
  ...days,
  "closed of a day": { state: "CLOSED", ...days["a day"] },
  "rolled back of a month": { state: "ROLLED_BACK", ...days["a month"] },
  "open of a day": { state: "OPEN", ...days["a day"] },
  "heavy member of a day": { member: heavyMember, ...days["a day"] },
  "heavy member, open": { member: heavyMember, state: "OPEN" },
};

const memberFilters: Filters = {
  all: {},
  active: { state: "ACTIVE" },
  closed: { state: "CLOSED" },
  kind: { kind: 0 },
  "rare kind": { kind: 2 },
  "not known": { kycLevel: 0 },
  confirmed: { kycLevel: 2 },
  label: { label: deskLabels.many },
  "rare label": { label: deskLabels.few },
  "closed, confirmed": { state: "CLOSED", kycLevel: 2 },
  "frozen, rare kind": { state: "FROZEN", kind: 2 },
  "rare label, active": { label: deskLabels.few, state: "ACTIVE" },
  "label, frozen": { label: deskLabels.many, state: "FROZEN" },
};

const searches: Filters = {
  "a name": { search: "member0777777" },
  "a beginning": { search: "member0777" },
  "a wide beginning": { search: "m" },
  "a nickname": { search: "nickmember05" },
  "a mail address": { search: "member0777778@mail.example" },
  "a number": { search: "0900777777" },
  "an id": { search: toMemberId(777) },
  "no member": { search: "zzz" },
  "a wide beginning, closed": { search: "member", state: "CLOSED" },
  "a wide beginning, rare label": { search: "member", label: deskLabels.few },
  "a wide beginning, rare kind": { search: "m", kind: 2 },
  "a wide beginning, closed, confirmed": { search: "m", state: "CLOSED", kycLevel: 2 },
};

const one = (name: string, row: StaffEndpoint<never>, request: object): DeskCase => ({ name, row, request });

const auditFilters: Filters = {
  all: {},
  acts: { show: "acts" },
  looks: { show: "looks" },
  "a person": { actor: "staff7@bench.example" },
  "a rare action": { action: "rare" },
  "an action": { action: "credit" },
  "a subject": { subject: "subject 77" },
  "a day": { from: toDay(100), to: toDay(100) },
  "until a day": { to: toDay(300) },
  "a person's rare action": { actor: "staff8@bench.example", action: "rare" },
  "a person's acts": { actor: "staff7@bench.example", show: "acts" },
  "acts of a day": { show: "acts", from: toDay(100), to: toDay(100) },
  "a person's day": { actor: "staff7@bench.example", from: toDay(100), to: toDay(100) },
  "nobody's acts": { actor: "nobody", show: "acts" },
};

/** Every list of the desk by every filter, in every order, first and deep page; searches, counts and figures. */
export const deskCases: readonly DeskCase[] = [
  ...orders(listStaffDeposits, "DB", payment("VOUCHER"), "REVIEW", "CREDITED"),
  ...orders(listStaffWithdrawals, "WB", payment("CRYPTO"), "RISK", "CONFIRMED"),
  ...orders(
    listStaffVendorTransfers,
    "TB",
    { vendor: { vendor: "VENDOR" }, "rare vendor": { vendor: "RARE" }, direction: { direction: "IN" } },
    "FAILED",
    "SUCCESS",
  ),
  ...listOf(listStaffRounds, roundFilters, roundSorts, (_, asked) =>
    toCursor({
      micros: `${daysAgo(toMiddle(asked)).getTime()}000`,
      provider: "PROVIDER",
      memberId: "m",
      roundId: "GB1",
    }),
  ),
  ...Object.entries(memberFilters).flatMap(([filter, asked]) =>
    memberSorts.flatMap((order): readonly DeskCase[] => [
      one(`listMembers, ${filter}, ${order}`, listMembers, { ...asked, order }),
      one(`listMembers, ${filter}, ${order}, deep`, listMembers, {
        ...asked,
        order,
        cursor: toCursor({
          by: order,
          id: toMemberId(420_002),
          ...(order.startsWith("login") && { login: `${daysAgo(170).getTime()}000` }),
        }),
      }),
    ]),
  ),
  ...Object.entries(searches).map(([found, asked]) => one(`listMembers, search, ${found}`, listMembers, asked)),
  one("listMembers, search, a wide beginning, deep", listMembers, {
    search: "member0",
    cursor: toCursor({ by: "name", id: toMemberId(420_000) }),
  }),
  ...Object.entries(auditFilters).flatMap(([filter, asked]) => [
    one(`listAudit, ${filter}`, listAudit, asked),
    one(`listAudit, ${filter}, deep`, listAudit, { ...asked, cursor: `${planted.audit / 2}` }),
  ]),
  ...[
    {},
    { state: "FAILED" },
    { state: "SENT" },
    { template: "login-code" },
    { template: "rare" },
    { state: "FAILED", template: "rare" },
  ].map((asked) => one(`listOutbox, ${JSON.stringify(asked)}`, listOutbox, asked)),
  ...[{}, { state: "PROPOSED" }, { state: "REJECTED" }].map((asked) =>
    one(`listProposals, ${JSON.stringify(asked)}`, listProposals, asked),
  ),
  ...[{}, { kind: "EXCLUSION" }, { kind: "TIMEOUT" }].map((asked) =>
    one(`listExclusions, ${JSON.stringify(asked)}`, listExclusions, asked),
  ),
  one("listIdentityChecks", listIdentityChecks, {}),
  one("getWaiting", getWaiting, {}),
  one("listWork", listWork, {}),
  one("listWork, own", listWork, { own: true }),
  one("getMember, heavy", getMember, { memberId: heavyMember }),
  one("getMemberMoney, heavy", getMemberMoney, { memberId: heavyMember }),
  one("getMemberWallet, heavy", getMemberWallet, { memberId: heavyMember }),
  one("listMemberRounds, heavy", listMemberRounds, { memberId: heavyMember }),
  one("getOverview", getOverview, {}),
  ...(["day", "game", "vendor", "method", "cohort"] as const).flatMap((by) => [
    one(`getRevenue, a day by ${by}`, getRevenue, { from: toDay(10), to: toDay(10), by }),
    one(`getRevenue, 90 days by ${by}`, getRevenue, { from: toDay(89), to: toDay(0), by }),
  ]),
];
