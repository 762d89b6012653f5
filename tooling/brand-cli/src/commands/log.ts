import { type Flip, readFlips, readRelease } from "@marquee/site-store";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { listPublished } from "../reports/listPublished.ts";
import { toHint } from "../cli/toHint.ts";
import { toRevision } from "../reports/toRevision.ts";

/** How a flip ended the site; null when the flip made a release live. */
const toEndWords = ({ retired, renamedTo }: Flip): string | null =>
  renamedTo !== undefined
    ? `renamed to ${renamedTo}`
    : retired === undefined
      ? null
      : `retired${retired.redirect === undefined ? "" : `, visitors go to ${retired.redirect}`}`;

/** `pnpm brand log`: the history of a brand's live releases, newest first. */
export const log: Command = {
  name: "log",
  usage: "<id>",
  summary: "Lists what went live of a brand, newest first: release, when, by whom, from which commit, why",
  options: {},
  about: {},
  examples: ["log kickline", "log kickline --json"],
  run: async ({ words, store }) => {
    const [id = "", ...more] = words;
    if (id === "" || more.length > 0) throw new CommandError("usage", "log tells of one brand");
    const flips = await readFlips(store, id);
    // A brand whose folder is gone still has a history, so the store is read, not the folder.
    if (flips.length === 0)
      throw new CommandError("usage", `nothing of "${id}" was ever live${toHint(id, await listPublished(store))}`);
    const releases = await Promise.all(flips.map(({ release }) => readRelease(store, id, release)));
    const entries = flips
      .map((flip, index) => {
        const { number, release, at, by, note } = flip;
        const made = releases[index];
        const isAgain = flips.findIndex((each) => each.release === release) < index;
        return {
          number,
          release,
          at,
          by,
          note: note ?? "",
          end: toEndWords(flip),
          isAgain,
          commit: made?.commit ?? null,
          dirty: made?.dirty ?? null,
          isKept: made !== null,
        };
      })
      .toReversed();
    const lines = entries.map((entry, index) => {
      const { release, at, by, note, end, isAgain, isKept } = entry;
      if (end !== null) return `${at}  ${end}  by ${by}${note === "" ? "" : `  ${note}`}`;
      const marks = [...(index === 0 ? ["live"] : []), ...(isAgain ? ["again"] : []), ...(isKept ? [] : ["cleared"])];
      return `${at}  release ${release}${marks.length === 0 ? "" : ` (${marks.join(", ")})`}  ${toRevision(entry)}  by ${by}${note === "" ? "" : `  ${note}`}`;
    });
    return { lines, data: { brand: id, entries } };
  },
};
