import { expect, it } from "vitest";
import { toMissionFaults, toMissionTerms, toMissionValues } from "./missionValues.ts";

const place = { timeZone: "Asia/Ho_Chi_Minh", digits: 0 };
const opened = toMissionValues(undefined, { currency: "VND", timeZone: place.timeZone }, []);

it("PM-09: a new mission is off, and says at its fields what is missing", () => {
  expect(opened["isOn"]).toBe(false);
  expect(toMissionFaults(opened, place)).toEqual({ titles: "required", target: "amount", amount: "amount" });
  const season = { ...opened, titles: "Play", target: "5", amount: "0", type: "GAME_PLAY", group: "SEASON" };
  expect(toMissionFaults(season, place)).toEqual({
    amount: "positive",
    gameCode: "required",
    startsAt: "required",
    endsAt: "required",
  });
  const parts = { ...opened, titles: "Confirm", target: "4", amount: "5000", type: "PROFILE", group: "NEW", days: "0" };
  expect(toMissionFaults(parts, place)).toEqual({ target: "parts", days: "days" });
});

it("PM-09: what is sent opens the form again as it was, and holds nothing that does not go with the kind", () => {
  const typed = { ...opened, titles: " Stake ", titlesVI: "Cược", target: "1000", amount: "50", multiple: "7" };
  const terms = toMissionTerms(typed, undefined, place.timeZone);
  expect(terms).toMatchObject({ titles: { EN: "Stake", VI: "Cược" }, multiple: null, days: null, currency: "VND" });
  const again = toMissionValues(terms, { currency: "THB", timeZone: place.timeZone }, []);
  expect(toMissionTerms(again, terms, place.timeZone)).toEqual(terms);
  const profile = toMissionTerms({ ...typed, type: "PROFILE", category: "RNG", leastStake: "5" }, undefined, "UTC");
  expect(profile).toMatchObject({ category: null, leastStake: "0" });
});
