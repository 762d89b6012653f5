import { expect, it } from "vitest";
import { findZoneCountry } from "./findZoneCountry.ts";
import { getHomeCountry } from "./toMobile.ts";

it("EN-01: a time zone has its country, by its older names too", () => {
  for (const [zone, country] of [
    ["Asia/Ho_Chi_Minh", "VN"],
    ["Asia/Saigon", "VN"],
    ["Asia/Makassar", "ID"],
    ["Asia/Ujung_Pandang", "ID"],
    ["Asia/Jayapura", "ID"],
    ["Asia/Kuching", "MY"],
    ["Asia/Calcutta", "IN"],
    ["Asia/Rangoon", "MM"],
    ["Singapore", "SG"],
    ["Hongkong", "HK"],
    ["PRC", "CN"],
    ["ROK", "KR"],
    ["GB", "GB"],
    ["US/Pacific", "US"],
    ["Iceland", "IS"],
    ["Africa/Timbuktu", "ML"],
    ["Europe/Malta", "MT"],
  ] as const) {
    expect(findZoneCountry(zone), zone).toBe(country);
    expect(getHomeCountry({ timeZone: zone })?.countryCode, zone).toBe(country);
  }
  for (const zone of ["UTC", "Etc/GMT+7", "EST", "Antarctica/Troll", "constructor"])
    expect(findZoneCountry(zone)).toBeUndefined();
});

it("EN-01: every zone that this runtime knows by a place has a country, but those without telephones", () => {
  const without = Intl.supportedValuesOf("timeZone").filter(
    (zone) => zone.includes("/") && findZoneCountry(zone) === undefined,
  );
  expect(without.filter((zone) => !/^(?:Antarctica|Etc)\//.test(zone))).toEqual([
    "Atlantic/South_Georgia",
    "Indian/Kerguelen",
    "Pacific/Midway",
    "Pacific/Pitcairn",
    "Pacific/Wake",
  ]);
});
