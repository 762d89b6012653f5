import { describe, expect, it } from "vitest";
import { listPostbackFaults, toPostbackValues, toSentPostback } from "./checkPostback.ts";

const values = toPostbackValues({ postback: null });

describe("a postback that is typed", () => {
  it.each([
    ["https://my.example/hook?a=1", []],
    [" https://my.example ", []],
    ["", ["required"]],
    ["my.example/hook", ["address"]],
    ["javascript:alert(1)", ["address"]],
    ["https://my example", ["address"]],
  ])("X-56: %j has the faults %j", (url, faults) => {
    expect(listPostbackFaults({ ...values, url })).toEqual(faults);
  });

  it("X-56: it asks for one event at least, and sends the chosen ones with the address without spaces around it", () => {
    const none = { ...values, url: " https://my.example ", registration: false, firstDeposit: false, qualified: false };
    expect(listPostbackFaults(none)).toEqual(["kinds"]);
    expect(toSentPostback({ ...none, qualified: true })).toEqual({
      url: "https://my.example",
      kinds: ["qualified"],
      on: true,
    });
  });
});
