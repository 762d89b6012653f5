/** Where an account of the demo stands, by names. */
export interface DemoPlace {
  readonly name: string;
  readonly upline: string;
  readonly kind: 0 | 1;
  /** In hundredths of a percent. */
  readonly rebate: number;
}

/** The general agent of the demo, under whom all stand, and the agent with 300 accounts over five levels below. */
export const [demoGeneral, demoHead] = [{ name: "agent0002", rebate: 120 }, "agent0001"] as const;

/** How many agents stand on each level below {@link demoHead}, and their rebates; players stand below any of them. */
const levels = [
  { agents: 4, rebate: 80 },
  { agents: 8, rebate: 70 },
  { agents: 12, rebate: 60 },
  { agents: 16, rebate: 50 },
] as const;

/** The players of the demo who are in the tree: a life meets some of them day by day. */
const [firstPlayer, accounts] = [501, 300] as const;

const toName = (number: number): string => `player${String(number).padStart(4, "0")}`;

/** The demo's tree: two agents, and 300 accounts below the second one. */
export function planDemoTree(): readonly DemoPlace[] {
  const head: DemoPlace = { name: demoHead, upline: demoGeneral.name, kind: 1, rebate: 90 };
  const agents: DemoPlace[] = [];
  let above: readonly DemoPlace[] = [head];
  // Agents are the last ones, so that the first players are players.
  let next = firstPlayer + accounts - levels.reduce((sum, level) => sum + level.agents, 0);
  for (const { agents: count, rebate } of levels) {
    const level = Array.from({ length: count }, (_, index): DemoPlace => {
      const upline = above[index % above.length]?.name ?? demoHead;
      return { name: toName(next + index), upline, kind: 1, rebate };
    });
    next += count;
    agents.push(...level);
    above = level;
  }
  const all = [head, ...agents];
  const players = Array.from({ length: accounts - agents.length }, (_, index): DemoPlace => {
    const upline = all[index % all.length]?.name ?? demoHead;
    return { name: toName(firstPlayer + index), upline, kind: 0, rebate: 30 };
  });
  return [...all, ...players];
}
