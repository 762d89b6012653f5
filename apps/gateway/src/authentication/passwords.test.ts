import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { hashThreadCount } from "./hashThreads.ts";
import { createPasswords, type Passwords } from "./passwords.ts";

/** The nice values of this process's threads on Linux; a higher one is scheduled later. */
function listPriorities(): readonly number[] {
  return readdirSync("/proc/self/task").map((thread) => {
    const text = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
    return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[16]);
  });
}

describe("passwords", () => {
  let passwords: Passwords;

  beforeAll(async () => {
    passwords = await createPasswords();
  });

  it("a hash fits its password alone, and nothing fits no hash or a broken one", async () => {
    const stored = await passwords.hash("a", "Silver#Moon42");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tries = ["Silver#Moon42", "Silver#Moon43", "", "\u0000"];
    expect(await Promise.all(tries.map((password) => passwords.verify("a", stored, password)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await passwords.verify("a", null, "nobody has this password")).toBe(false);
    await expect(passwords.verify("a", "no hash", "x")).rejects.toThrow("ecod");
    expect(await passwords.verify("a", stored, "Silver#Moon42")).toBe(true);
  });

  it("X-20: as many hashes as there are cores but one are computed at once, beside the event loop and behind everything else", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await Promise.all(Array.from({ length: 40 }, () => passwords.verify("a", null, "x")));
    clearInterval(timer);
    // On the event loop there would be at most one turn per hash.
    expect(turns).toBeGreaterThan(80);
    // Other threads of this process have other priorities.
    if (process.platform === "linux")
      expect(listPriorities().filter((priority) => priority === 10)).toHaveLength(hashThreadCount);
  });
});
