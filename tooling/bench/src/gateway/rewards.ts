import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

/** P20: what missions, leaderboard and levels of a million members cost, beside a quarter of them. */
export async function measureRewards(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/rewards.ts", say);
  const members = `${get("members")} members`;
  const toFigure = (what: string, name: string, unit: string, atMost: number): Figure => ({
    id: "P20",
    what,
    value: get(name),
    unit,
    reference: { what: "of a quarter of them", value: get(`${name}OfFew`) },
    budget: { of: "ratio", atMost, isBinding: false },
  });
  return [
    toFigure(`the first stakes of a new day of ${members}, until missions have counted them`, "day", "ms", 5),
    toFigure("memory of who counts them", "memory", "KiB", 1.2),
    toFigure(`the leaderboard of a week with points of all, and a place by chance`, "board", "ms", 5),
    toFigure("the hourly look at who keeps a level, when nobody loses one", "look", "ms", 5),
  ];
}
