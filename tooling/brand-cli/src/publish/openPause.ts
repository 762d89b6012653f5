import type { Call } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { listLiveFaults } from "./listLiveFaults.ts";
import type { Pause } from "./runWaves.ts";

/** The options that say what happens between two waves. */
export const pauseOptions = { yes: { type: "boolean" }, soak: { type: "string" } } as const;

/** Their meaning, for help. */
export const pauseAbout = {
  yes: "go on to the next wave without a question",
  soak: "wait so long after each wave (90s, 10m, 1h), ask the gateway again for its brands, and go on when it says nothing new",
};

const units = { s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** @throws CommandError when the text is not a duration */
function toMilliseconds(text: string): number {
  const [, number, unit] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  if (unit === "s" || unit === "m" || unit === "h") return Number(number) * units[unit];
  throw new CommandError("usage", `--soak ${text}: a time such as 90s, 10m or 1h`);
}

const count = (ids: readonly string[]): string => (ids.length === 1 ? (ids[0] ?? "") : `${ids.length} brands`);

/** What happens between two waves. @throws CommandError for an invalid duration */
export function openPause({ get, is, brands, output, isTerminal, ask, wait }: Call): Pause {
  const [soak, gateway] = [get("soak"), get("gateway")];
  if (soak !== undefined) {
    const milliseconds = toMilliseconds(soak);
    if (gateway === undefined) throw new CommandError("usage", "--soak asks the gateway again: name it with --gateway");
    return async ({ live }) => {
      const before = await listLiveFaults(brands, live, gateway);
      await output.step(`waiting ${soak} before the next wave`, () => wait(milliseconds));
      const worse = (await listLiveFaults(brands, live, gateway)).filter((fault) => !before.includes(fault));
      return worse.length === 0
        ? null
        : { ending: "unhealthy", why: `the wave before is not well after ${soak}: ${worse.join("; ")}` };
    };
  }
  if (is("yes")) return async () => null;
  if (!isTerminal || is("json"))
    return async () => ({
      ending: "stopped",
      why: "nobody could be asked after the wave before: look at it, then say the same again with --yes, or with --soak 10m; what is live stays as it is",
    });
  return async ({ lines }, waiting) =>
    (await ask(`${lines.join("\n")}\nGo on with ${count(waiting)}?`))
      ? null
      : { ending: "stopped", why: "somebody said no after the wave before; the same command goes on from here" };
}
