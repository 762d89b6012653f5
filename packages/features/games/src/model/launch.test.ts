import { describe, expect, it } from "vitest";
import { toGameUrl } from "./toGameUrl.ts";
import { toLaunchRequest } from "./toLaunchRequest.ts";

const launch = { sessionToken: "t", openIn: "IFRAME", expiresAt: 0 } as const;
const hosts = ["https://play1.example"];

describe("launch", () => {
  it("GM-21: sends all the fields of the specification", () => {
    const game = { nodeId: "7", vassalage: "NOVA", accountTypeName: "", gameCode: "rng-nova-7" };
    const context = {
      merchantCode: "DEMO",
      username: "demo01",
      token: "tok",
      language: "EN",
      backUrl: "https://demo.example/rng",
    } as const;
    const ofAccount = { ...game, accountTypeName: "NOVA_SLOTS" };
    expect(toLaunchRequest(ofAccount, "REAL", context).vassalage).toBe("NOVA_SLOTS");
    expect(toLaunchRequest(game, "REAL", context)).toEqual({
      gameId: "rng-nova-7",
      nodeId: "7",
      accountType: 1,
      confirmTrans: 0,
      vassalage: "NOVA",
      launchMode: "GLS",
      platform: "html5-desktop",
      clientType: 3,
      username: "demo01",
      token: "tok",
      merchantCode: "DEMO",
      language: "EN",
      backUrl: "https://demo.example/rng",
      mode: "REAL",
    });
  });

  it.each([
    { ...launch, game_url: "https://play1.example/play/a?t=1" },
    { ...launch, game_url2: "https://play1.example/play/a?t=1" },
    { ...launch, content: { game_url: "https://play1.example/play/a?t=1" } },
  ])("GM-23: opens game_url or game_url2", (value) => {
    expect(toGameUrl(value, hosts)?.href).toBe("https://play1.example/play/a?t=1");
  });

  it("GM-26: refuses what is no web address, and hosts outside of the list", () => {
    expect(toGameUrl({ ...launch, game_url: "javascript:alert(1)" }, [])).toBeNull();
    expect(toGameUrl({ ...launch, game_url: "https://evil.example/play" }, hosts)).toBeNull();
    expect(toGameUrl({ ...launch, game_url: "https://play1.example@evil.example/play" }, hosts)).toBeNull();
    expect(toGameUrl({ ...launch, game_url: "https://evil.example@play1.example/play" }, hosts)).toBeNull();
    expect(toGameUrl({ ...launch, game_url: "https://evil.example/play" }, [])).toBeNull();
    expect(toGameUrl(launch, hosts)).toBeNull();
  });

  it("SH-20: goes to one of the launch hosts", () => {
    const two = ["https://play1.example", "https://play2.example"];
    const url = toGameUrl({ ...launch, game_url: "https://play1.example/play/a?t=1" }, two);
    expect(two).toContain(url?.origin);
    expect(url?.pathname).toBe("/play/a");
  });
});
