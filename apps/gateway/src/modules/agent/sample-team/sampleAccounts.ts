import { createDraws } from "./createDraws.ts";

/** An account of a sample team. Days are numbers from 1970-01-01. */
export interface SampleAccount {
  readonly name: string;
  readonly isAgent: boolean;
  /** Its place in the plan of the team, one account at a time in each. 0 is the trial agent itself. */
  readonly place: number;
  /** The place directly above it; null for the trial agent. */
  readonly above: number | null;
  /** 0 is the trial agent. */
  readonly level: number;
  /** In hundredths of a percent. */
  readonly rebate: number;
  /** The day on which it registered, and the one from which on it is closed. */
  readonly since: number;
  readonly until: number;
}

/** A place of the plan, and how many players stand directly below it. */
interface Place {
  readonly word: string;
  readonly above: number | null;
  readonly rebate: number;
  readonly players: number;
}

/** The agents; who stands above comes first. The words of their names are no names of people. */
const agents: readonly Place[] = [
  { word: "", above: null, rebate: 80, players: 4 },
  { word: "harbour", above: 0, rebate: 60, players: 4 },
  { word: "lantern", above: 0, rebate: 55, players: 3 },
  { word: "meadow", above: 0, rebate: 50, players: 3 },
  { word: "compass", above: 1, rebate: 45, players: 3 },
  { word: "orchard", above: 1, rebate: 40, players: 3 },
  { word: "river", above: 2, rebate: 40, players: 2 },
  { word: "summit", above: 4, rebate: 30, players: 3 },
];

const playerWords =
  `amber birch cedar cloud coral dune ember fern frost garnet hazel indigo ivory jade lotus maple mango nutmeg opal pearl
  pepper quartz sage spruce topaz violet willow zephyr`.split(/\s+/);

const levels = agents.reduce<readonly number[]>(
  (all, { above }) => [...all, above === null ? 0 : (all[above] ?? 0) + 1],
  [],
);

interface PlayerPlace {
  readonly word: string;
  readonly above: number;
  readonly rebate: number;
}

const players: readonly PlayerPlace[] = agents
  .flatMap(({ players: count, rebate }, above) =>
    Array.from({ length: count }, (_, number) => ({ above, rebate: Math.max(0, rebate - 20 - 5 * number) })),
  )
  .map((player, number) => ({ ...player, word: playerWords[number % playerWords.length] ?? "" }));

/** The first place of a player. */
const firstPlayer = agents.length;

/** The day from which on there is a team: 2019-06-14. */
const firstDay = 18_061;

/** A name that nobody can register: usernames are letters and digits. */
const toName = (word: string): string => `sample-${word}`;

const toAgent = ({ word, above, rebate }: Place, place: number, username: string): SampleAccount => ({
  name: place === 0 ? username : toName(word),
  isAgent: true,
  place,
  above,
  level: levels[place] ?? 0,
  rebate,
  since: firstDay + place * 17,
  until: Number.POSITIVE_INFINITY,
});

/** The player who has a place on a day: each stays for some months, and another one registers on the day on which it has gone. */
function toPlayer(seed: string, number: number, day: number): SampleAccount {
  const { word, above, rebate } = players[number] ?? { word: "", above: 0, rebate: 0 };
  const draw = createDraws(`${seed} life ${number}`);
  const days = 160 + draw(140);
  const phase = draw(days);
  const turn = Math.floor((day - phase) / days);
  const since = phase + turn * days;
  return {
    name: toName(`${word}${turn}`),
    isAgent: false,
    place: firstPlayer + number,
    above,
    level: (levels[above] ?? 0) + 1,
    rebate,
    since,
    until: since + days,
  };
}

/** The accounts of a sample team on a day, the trial agent first; before the first day there is nobody else. */
export const listAccountsOn = (seed: string, username: string, day: number): readonly SampleAccount[] => [
  ...agents
    .map((agent, place) => toAgent(agent, place, username))
    .filter(({ since }) => since <= day || since === firstDay),
  ...(day < firstDay + 365 ? [] : players.map((_, number) => toPlayer(seed, number, day))),
];

/** Whether an account stands somewhere below another one, or is it; below a player stands nobody. */
export function isUnder({ name, place, above }: SampleAccount, top: SampleAccount): boolean {
  if (!top.isAgent) return name === top.name;
  for (let at: number | null = place < firstPlayer ? place : above; at !== null; at = agents[at]?.above ?? null)
    if (at === top.place) return true;
  return false;
}
