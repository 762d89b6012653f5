import { describe, expect, it } from "vitest";
import { isOrdinary, listLinkedHosts, outsideHosts } from "./vocabulary.ts";

describe("the platform's own words", () => {
  it("are those of dictionaries, identifiers, libraries and catalogues, and no brand's", () => {
    const words = ["zephyr", "Wallet", "MOON", "luxon", "Moon Harbour", "the"];
    expect(words.filter((word) => !isOrdinary(word))).toEqual([]);
    expect(["Kickline", "AURELUNE", "Velvetine Club"].filter(isOrdinary)).toEqual([]);
  });

  it("the hosts that engines link to are listed, so that no other host in our code is taken for one of them", () => {
    expect([...listLinkedHosts()].toSorted()).toEqual([...outsideHosts].toSorted());
  });
});
