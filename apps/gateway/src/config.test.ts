import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defaultPools } from "@marquee/database";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { openSecrets } from "./secrets/openSecrets.ts";

const production = {
  MARQUEE_PROFILE: "production",
  DATABASE_URL: "postgresql://host/db",
  MARQUEE_SECRETS_KEY: "k".repeat(43),
  MARQUEE_MAIL_URL: "smtps://user:pass@host",
  MARQUEE_MAIL_FROM: "desk@site.example",
  MARQUEE_SMS_URL: "https://sid:token@host",
  MARQUEE_SMS_FROM: "SITE",
};

describe("config", () => {
  it("reads flags and environment once; a flag wins", () => {
    const config = readConfig(["--port", "4321"], { MARQUEE_PORT: "1", MARQUEE_TRUST_PROXY: "127.0.0.1, 10.0.0.0/8" });
    expect(config).toMatchObject({
      profile: "development",
      port: 4321,
      demo: [
        "tree",
        "agents",
        "members",
        "chat",
        "content",
        "games",
        "labels",
        "missions",
        "rewards",
        "promotions",
        "raffles",
        "ranks",
        "envelopes",
        "referral",
        "staff",
        "notices",
        "site",
        "tickets",
      ],
      trustProxy: ["127.0.0.1", "10.0.0.0/8"],
    });
  });

  it("names what is wrong", () => {
    const wrong: readonly (readonly [string, Record<string, string>])[] = [
      ["MARQUEE_PORT", { MARQUEE_PORT: "eighty" }],
      ["MARQUEE_PORT", { MARQUEE_PORT: "70000" }],
      ["MARQUEE_PROFILE", { MARQUEE_PROFILE: "staging" }],
      ["MARQUEE_DEMO", { MARQUEE_DEMO: "perhaps" }],
      ["MARQUEE_CHECK_ANSWERS", { MARQUEE_CHECK_ANSWERS: "some" }],
      ["MARQUEE_LAUNCH_HOSTS", { MARQUEE_LAUNCH_HOSTS: "http://games.example/path" }],
      ["MARQUEE_TRUST_PROXY", { MARQUEE_TRUST_PROXY: "everyone" }],
      ["REDIS_URL", { REDIS_URL: "http://host:6379" }],
      ["DATABASE_URL", { DATABASE_URL: "mysql://host/db" }],
      ["MARQUEE_LOG_LEVEL", { MARQUEE_LOG_LEVEL: "loud" }],
      ["MARQUEE_HEALTH_HOSTS", { MARQUEE_HEALTH_HOSTS: "a b" }],
      ["MARQUEE_DATABASE_CONNECTIONS", { MARQUEE_DATABASE_CONNECTIONS: "0" }],
      ["MARQUEE_MONEY_LOCK", { MARQUEE_MONEY_LOCK: "soon" }],
    ];
    for (const [name, env] of wrong) expect(() => readConfig([], env), name).toThrow(new RegExp(`^${name}: `));
    expect(() => readConfig(["--prot", "1"], {})).toThrow(ConfigError);
  });

  it("a demo is all of its parts, none, or those that are named", () => {
    expect(readConfig([], { MARQUEE_DEMO: "0" }).demo).toEqual([]);
    expect(readConfig([], { MARQUEE_DEMO: "games, notices" }).demo).toEqual(["games", "notices"]);
    expect(() => readConfig([], { MARQUEE_DEMO: "games,logins" })).toThrow(/^MARQUEE_DEMO: /);
  });

  it("money has connections of its own, each kind with its size and time limits", () => {
    const { pools } = readConfig([], { MARQUEE_DATABASE_CONNECTIONS: "40", MARQUEE_MONEY_STATEMENT: "900" });
    expect(pools).toEqual({
      ordinary: { ...defaultPools.ordinary, connections: 40 },
      money: { ...defaultPools.money, statement: 900 },
    });
  });

  it("mail and short messages are set in pairs; the production profile sends both and seals its secrets", () => {
    expect(() => readConfig([], { MARQUEE_MAIL_URL: "smtp://host" })).toThrow(/^MARQUEE_MAIL_FROM: /);
    expect(() => readConfig([], { MARQUEE_SMS_FROM: "SITE" })).toThrow(/^MARQUEE_SMS_URL: /);
    expect(() => readConfig([], { MARQUEE_SMS_URL: "http://host", MARQUEE_SMS_FROM: "SITE" })).toThrow(
      /^MARQUEE_SMS_URL: /,
    );
    for (const name of ["MARQUEE_MAIL_URL", "MARQUEE_SMS_URL", "MARQUEE_SECRETS_KEY"])
      expect(() => readConfig([], { ...production, [name]: "" })).toThrow(new RegExp(`^${name}: `));
  });

  it("the production profile has no demo and no embedded storage", () => {
    expect(readConfig([], production)).toMatchObject({ demo: [], limits: { registrationsPerDay: 3 } });
    for (const demo of ["1", "games", "notices,tree"])
      expect(() => readConfig([], { ...production, MARQUEE_DEMO: demo })).toThrow(/^MARQUEE_DEMO: /);
    expect(() => readConfig([], { MARQUEE_PROFILE: "production" })).toThrow(/^DATABASE_URL: /);
  });
});

describe("start", () => {
  let data: string;

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), "marquee-start-"));
  });
  afterEach(() => rmSync(data, { recursive: true, force: true }));

  async function start(env: Record<string, string>): Promise<{ code: number | null; error: string }> {
    const main = fileURLToPath(new URL("./main.ts", import.meta.url));
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let error = "";
    child.stderr.on("data", (part: Buffer) => {
      error += part.toString();
    });
    await once(child, "exit");
    return { code: child.exitCode, error };
  }

  it("has limits of its own, which no other gateway of the process follows", () => {
    readConfig([], {}).limits.codes.perRecipient = 1;
    expect(readConfig([], {}).limits.codes.perRecipient).toBe(10);
  });

  it("exits with the name of a bad setting", async () => {
    expect(await start({ MARQUEE_PORT: "x" })).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^MARQUEE_PORT: /),
    });
  });

  it("makes secrets at the first start, readable by nobody else, and keeps them", async () => {
    const folder = join(data, "new");
    const first = await openSecrets(folder);
    for (const file of ["secrets.json", "providers/MARQ.secret"])
      expect(statSync(join(folder, file)).mode & 0o777, file).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(await openSecrets(folder)).toEqual(first);
    writeFileSync(join(folder, "providers", "MARQ.old.secret"), "o".repeat(64));
    const [current, old, ...more] = (await openSecrets(folder)).providers.get("MARQ") ?? [];
    expect([current, old, more]).toEqual([first.providers.get("MARQ")?.[0], "o".repeat(64), []]);
    for (const text of ["", " \n", "too-short"]) {
      writeFileSync(join(folder, "providers", "OTHER.secret"), text);
      await expect(openSecrets(folder)).rejects.toThrow(/OTHER\.secret: .*at least 16/);
    }
    rmSync(join(folder, "providers", "OTHER.secret"));
    writeFileSync(join(folder, "secrets.json"), "{}");
    await expect(openSecrets(folder)).rejects.toThrow("does not hold the gateway's secrets");
  });
});
