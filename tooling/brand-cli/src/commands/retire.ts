import type { Call, Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toHint } from "../cli/toHint.ts";
import { listBrandIds } from "../checks/Subject.ts";
import { restoreSite, retireSite, takeStep } from "../publish/endSite.ts";
import { createChangeNote } from "../publish/createChangeNote.ts";
import { listPublished } from "../reports/listPublished.ts";

/** The options of the commands that end a site and bring it back. */
const options = {
  data: { type: "string" },
  unchecked: { type: "boolean" },
  note: { type: "string" },
  by: { type: "string" },
} as const;
const about = {
  data: "the gateway's data folder",
  unchecked: "in the store alone: no gateway has a merchant of the brand",
  note: "why",
  by: "who, if not you",
};

/** The named brand, whose folder may be gone. @throws CommandError for a name that is not a brand */
async function chooseBrand({ words, brands, store }: Call): Promise<string> {
  const [id = "", ...more] = words;
  const known = [...new Set([...listBrandIds(brands), ...(await listPublished(store))])];
  if (id === "" || more.length > 0) throw new CommandError("usage", "which brand? name one");
  if (!known.includes(id))
    throw new CommandError("usage", `no brand "${id}" in ${brands} or in the store${toHint(id, known)}`);
  return id;
}

/** The gateway's data folder; null when the options say that no gateway has the merchant. @throws CommandError */
export function toDataFolder({ get, is }: Pick<Call, "get" | "is">): string | null {
  const data = get("data");
  if (data === undefined && !is("unchecked"))
    throw new CommandError(
      "usage",
      "the merchant is a gateway's: name the gateway's folder with --data, or say --unchecked",
    );
  return data ?? null;
}

function requireAddress(redirect: string | undefined): void {
  if (redirect !== undefined && !/^https?:\/\/[^\s"'\\;{}$]+$/.test(redirect))
    throw new CommandError("usage", `--redirect ${redirect}: an address such as https://www.example.com/`);
}

/** `pnpm brand retire`: takes a brand's site away and keeps everything else. */
export const retire: Command = {
  name: "retire",
  usage: "<id>",
  summary:
    "Takes a brand's site away: its hosts say that it is closed, or send visitors on; logins end; members, money and records stay, and `restore` brings it back within 30 days",
  options: { redirect: { type: "string" }, ...options },
  about: { redirect: "where visitors are sent instead", ...about },
  examples: [
    "retire kickline --data .marquee/data/gateway --note 'The licence ends'",
    "retire kickline --data .marquee/data/gateway --redirect https://www.example.com/",
  ],
  run: async (call) => {
    const { get, store, output } = call;
    const [id, redirect, data] = [await chooseBrand(call), get("redirect"), toDataFolder(call)];
    requireAddress(redirect);
    const change = createChangeNote(get("by"), get("note"));
    const release = await output.step(`retiring ${id}`, async () => {
      if (data !== null)
        await takeStep(data, "/retire", {
          brand: id,
          actor: change.by,
          ...(redirect === undefined ? {} : { redirect }),
        });
      return retireSite(store, id, redirect, change);
    });
    const hosts = release?.hosts.join(", ") ?? "its hosts";
    return {
      lines: [
        `${id}: ${redirect === undefined ? `its site at ${hosts} is closed` : `visitors of ${hosts} are sent to ${redirect}`}; pnpm brand restore ${id} brings it back within 30 days`,
      ],
      data: { brand: id, redirect: redirect ?? null, release },
    };
  },
};

/** `pnpm brand restore`: a retired site is live again. */
export const restore: Command = {
  name: "restore",
  usage: "<id>",
  summary: "Brings a retired site back as it was, within 30 days; members log in again",
  options,
  about,
  examples: ["restore kickline --data .marquee/data/gateway"],
  run: async (call) => {
    const { get, store, output } = call;
    const [id, data] = [await chooseBrand(call), toDataFolder(call)];
    const change = createChangeNote(get("by"), get("note"));
    const release = await output.step(`restoring ${id}`, async () => {
      if (data !== null) await takeStep(data, "/restore", { brand: id, actor: change.by });
      return restoreSite(store, id, change);
    });
    return {
      lines: [`${id}: ${release === null ? "its merchant is back" : `release ${release.number} is live`}`],
      data: { brand: id, release },
    };
  },
};
