import { userInfo } from "node:os";
import { askGateway, type OperatorPath } from "../operator/askGateway.ts";
import type { openStored as open } from "./openStored.ts";

/** The arguments that the commands about switches receive. */
interface Parsed {
  readonly data: string;
  readonly url: string | undefined;
  readonly words: readonly string[];
  readonly merchant?: string | undefined;
  readonly with?: string | undefined;
  readonly without?: string | undefined;
  readonly against?: string | undefined;
}

/** A command's answer as text; undefined if it was called incorrectly. */
type Answer = Promise<string | undefined>;

/** The help of the commands about switches. */
export const switchesHelp = `
pnpm gateway switches --merchant <id>        every module with what is in effect and why, what is planned, and the version of it all
  [--without <modId>] or [--with <modId>]    what switching it off, or on, would take away or give back
  [--against <id>]                           how the modules of two merchants differ
pnpm gateway planned --merchant <id>         what is planned, by time
pnpm gateway planned cancel <id> --merchant <id>
`;

type Stored = Awaited<ReturnType<typeof open>>;

async function ask(
  { data, url }: Parsed,
  path: OperatorPath,
  body: object,
  work: (stored: Stored) => Promise<unknown>,
): Promise<string> {
  const answer = await askGateway(data, path, body);
  if (answer !== undefined) return answer;
  const stored = await (await import("./openStored.ts")).openStored(data, url);
  return JSON.stringify(await work(stored).finally(stored.close));
}

async function switches(parsed: Parsed): Answer {
  const { words, merchant, without, against } = parsed;
  const asked = [parsed.with, without, against].filter((each) => each !== undefined);
  if (merchant === undefined || words.length > 1 || asked.length > 1) return undefined;
  if (against !== undefined)
    return ask(parsed, "/nodes/diff", { merchant, other: against }, (stored) =>
      stored.diffMerchants(merchant, against),
    );
  const module = parsed.with ?? without;
  if (module === undefined) return ask(parsed, "/nodes", { merchant }, (stored) => stored.listSwitches(merchant));
  const effect = { merchant, module, state: without === undefined ? "on" : "off" } as const;
  return ask(parsed, "/nodes/effect", effect, (stored) => stored.getSwitchEffect(effect));
}

async function planned(parsed: Parsed): Answer {
  const { words, merchant } = parsed;
  const [, verb, id, ...more] = words;
  if (merchant === undefined || more.length > 0) return undefined;
  if (verb === undefined) return ask(parsed, "/planned", { merchant }, (stored) => stored.listPlannedChanges(merchant));
  if (verb !== "cancel" || id === undefined) return undefined;
  const actor = userInfo().username;
  return ask(parsed, "/planned/cancel", { actor, merchant, id }, async (stored) => {
    await stored.cancelPlannedChange(merchant, id, actor);
    return { id };
  });
}

/** The commands about switches, by name. */
export const switchCommands: ReadonlyMap<string, (parsed: Parsed) => Answer> = new Map([
  ["switches", switches],
  ["planned", planned],
]);
