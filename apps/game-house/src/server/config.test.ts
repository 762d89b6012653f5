import { describe, expect, it } from "vitest";
import { ConfigError, toConfig } from "./config.ts";

const good = {
  GAME_HOUSE_DATA: "/tmp/house",
  GAME_HOUSE_GATEWAY_URL: "http://127.0.0.1:8080",
  GAME_HOUSE_SECRET: "0123456789abcdef",
  GAME_HOUSE_FRAME_ANCESTORS: "http://a.localhost:1 http://b.localhost:1",
};

describe("configuration", () => {
  it("is read once, with origins and storage understood", () => {
    expect(toConfig(good)).toMatchObject({
      port: 8090,
      storage: { kind: "folder", path: "/tmp/house" },
      frameAncestors: ["http://a.localhost:1", "http://b.localhost:1"],
    });
    expect(toConfig({ ...good, GAME_HOUSE_DATABASE_URL: "postgres://x/y" }).storage.kind).toBe("server");
  });

  it.each([
    ["GAME_HOUSE_PORT", "80a"],
    ["GAME_HOUSE_PORT", "70000"],
    ["GAME_HOUSE_GATEWAY_URL", "ftp://x"],
    ["GAME_HOUSE_GATEWAY_URL", undefined],
    ["GAME_HOUSE_GATEWAY_URL", "http://x/path"],
    ["GAME_HOUSE_SECRET", "short"],
    ["GAME_HOUSE_SECRET_FILE", "/nowhere/at/all"],
    ["GAME_HOUSE_DATA", undefined],
    ["GAME_HOUSE_DATABASE_URL", "mysql://x"],
    ["GAME_HOUSE_FRAME_ANCESTORS", "*"],
    ["GAME_HOUSE_PROVIDER", "a b"],
    ["GAME_HOUSE_ABANDON_HOURS", "0"],
    ["GAME_HOUSE_TRUST_PROXY", "everyone"],
    ["GAME_HOUSE_LIMIT_CALLS", "0"],
    ["GAME_HOUSE_LIMIT_VERIFICATIONS", "many"],
  ])("a wrong %s (%s) is refused by name, without the secret", (key, value) => {
    const read = (): unknown => toConfig({ ...good, [key]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${key}: `));
    expect(read).not.toThrow(/0123456789abcdef/);
  });
});
