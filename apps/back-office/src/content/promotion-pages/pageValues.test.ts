import { everyoneRules } from "@marquee/contract";
import { expect, it } from "vitest";
import { type PageWorld, type SavedPage, toPage, toPageFaults, toPageValues } from "./pageValues.ts";

const world: PageWorld = {
  codes: ["EN", "VI"],
  timeZone: "Asia/Bangkok",
  currency: "VND",
  labels: [],
  categories: ["new_player", "slots"],
};

const page: SavedPage = {
  isOn: true,
  isHidden: false,
  categories: ["slots"],
  texts: { EN: { title: "Harbour week", html: "<p>All week.</p>" } },
  picture: "/art/promotions/harbour.svg",
  phonePicture: null,
  audience: everyoneRules,
  startsAt: 1_795_000_000_123,
  endsAt: null,
  promotionId: null,
  activity: {
    trigger: "APPLICATION",
    currency: "VND",
    least: "10000",
    most: "200000",
    factor: 5,
    maxStake: null,
    maxConvert: "900000",
    days: 7,
    sticky: true,
    endsWithWithdrawal: true,
    oncePerPerson: true,
    level: null,
    percent: null,
    period: null,
  },
};

const limits = { codes: world.codes, first: "EN", digits: 0 } as const;

it("PR-01: a page that nobody changed is sent as it was", () => {
  expect(toPage(toPageValues(page, world), page, world)).toEqual(page);
  expect(toPageFaults(toPageValues(page, world), limits)).toEqual({});
});

it("PR-01: a registration's bonus is one amount, and a promotion for deposits has no activity", () => {
  const values = { ...toPageValues(page, world), by: "REGISTRATION" };
  expect(toPage(values, page, world).activity).toMatchObject({ least: "200000", most: "200000" });
  const deposit = { ...values, by: "DEPOSIT", promotionId: "a" };
  expect(toPage(deposit, page, world)).toMatchObject({ promotionId: "a", activity: null });
});

it("X-34: each trigger sends its own condition alone", () => {
  const values = { ...toPageValues(page, world), level: "3", percent: "10", period: "WEEK" };
  const send = (by: string) => toPage({ ...values, by }, page, world).activity;
  expect(send("LOSS")).toMatchObject({ least: "10000", most: "200000", level: null, percent: 10, period: "WEEK" });
  expect(send("LEVEL")).toMatchObject({ least: "200000", most: "200000", level: 3, percent: null, period: null });
  expect(send("CODE")).toMatchObject({ least: "200000", most: "200000", level: null, percent: null, period: null });
  expect(send("GIFT")).toMatchObject({ least: "10000", most: "200000", level: null, percent: null, period: null });
  expect(toPageFaults({ ...values, by: "LOSS", percent: "31" }, limits)).toEqual({ percent: "percent" });
  expect(toPageFaults({ ...values, by: "BIRTHDAY", percent: "31" }, limits)).toEqual({});
});

it("PR-01: what is missing or wrong stands at its field", () => {
  const values = { ...toPageValues(undefined, world), by: "APPLICATION", titleVI: "Tuần lễ", least: "0", factor: "0" };
  expect(toPageFaults(values, limits)).toEqual({
    titleEN: "required",
    htmlEN: "required",
    htmlVI: "required",
    picture: "required",
    least: "amount",
    most: "amount",
    factor: "factor",
  });
  expect(toPageFaults({ ...toPageValues(page, world), titleEN: "x".repeat(81) }, limits)).toEqual({ titleEN: "long" });
});
