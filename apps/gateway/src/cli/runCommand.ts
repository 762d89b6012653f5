import { userInfo } from "node:os";
import { LocalTimeSchema } from "@marquee/contract/schema";
import { parseArgs } from "node:util";
import { Value } from "typebox/value";
import { accountCommands, accountHelp } from "./accountCommands.ts";
import { askGateway } from "../operator/askGateway.ts";
import { block, duplicates, type RegistrationCommand } from "./registrations.ts";
import { runHold, runIdentity } from "./identityCommand.ts";
import { switchCommands, switchesHelp } from "./switchCommands.ts";
import { type Switch, SwitchSchema } from "../switches/Switch.ts";

const help = `pnpm gateway set <what> --merchant <id>      switches a running site (or its stored state)

  set module <modId> on|off                  [--all | --where currency=THB]  (in place of --merchant)
                                             [--percent <1 to 100>]  on for a part of the visitors
                                             [--until <time>]  then it is what it was before
  set node <modId>                           [--owner <text>] [--note <text>]  who answers for it, and what to know
  set status open|maintenance                [--message <text>] [--until <time>]
  set region open|restricted                 [--countries VN,TH]  (all, when none is named)
  set favicon brand|<path>                   the tab icon: the brand's own, or a picture of the site
  set banner <id> on|off                     [--page <path>] [--picture <path>] [--title <text>]
                                             [--link INNER:<path>|OUTER:<address>|GAME:<node id>]
  set game <code> [on|maintenance|off]       [--message <text>] [--until <time>] [--hot on|off] [--new on|off]
                                             [--weight <0 to 100>] [--place <number>|last]
  set vendor <category>/<vendor> [on|maintenance|off]   [--message <text>] [--until <time>] [--hot on|off] [--new on|off]
  set vendorOrder <category> --order <vendor>,<vendor>  these first, in this order
  set member <username> active|frozen|closed
  set setting splitLogin|tellUnknownAccounts|allowUrlToken on|off
  set setting passwordDays <days>|off        after how many days a password has expired
  set kUnit <currency> on|off                shows rewards of the currency in thousands, such as 131K
  Each of them, except a member, can be planned: --at <time>, such as 2026-12-24T18:00, is a local time of the merchant.
  --version <number> makes the change only if the merchant's switches still have the version that "switches" told.
${switchesHelp}
pnpm gateway audit --merchant <id>           what was switched, newest first

pnpm gateway security --merchant <id>        logins, failures, locks, logouts, registrations, newest first
  [--member <username>] [--from <time>] [--to <time>]

pnpm gateway block --merchant <id>           who may not register; with what follows, keeps somebody from it, or no longer
  address <ip> on|off
  mobile <number> on|off
  email <address or @domain> on|off
  name <username or full name> on|off

pnpm gateway duplicates --merchant <id>      accounts that share a device, a phone number, or a name and birthday
pnpm gateway kyc list --merchant <id>        identity documents that wait for a decision, oldest first  [--all]
pnpm gateway kyc show <id> --merchant <id> --out <folder>   writes their pictures into the folder
pnpm gateway kyc approve <id> --merchant <id>
pnpm gateway kyc reject|again <id> --merchant <id> --reason <text>   refuses them, or asks for others; the member reads the text

pnpm gateway hold on|off --merchant <id> --member <username>   keeps the personal data of a member who asks for deletion

pnpm gateway jobs                            what runs beside the calls, how often it ran and failed
pnpm gateway jobs run <name>                 has one run now
${accountHelp}
pnpm gateway secrets share                   makes the secrets of the data folder those of all gateways of its database
                                             (with MARQUEE_SECRETS_KEY); they start again to know them

pnpm gateway batch                           runs the commands that it reads, a line each: a JSON list of a command's words;
                                             says for each in a line {"answer": …}, or {"error": …} if it was refused

  --data <folder>           the gateway's data folder (MARQUEE_DATA, .marquee/data/gateway)
  --database-url <address>  its database server (DATABASE_URL)
`;

const options = {
  merchant: { type: "string" },
  all: { type: "boolean" },
  where: { type: "string" },
  help: { type: "boolean", short: "h" },
  message: { type: "string" },
  countries: { type: "string" },
  hot: { type: "string" },
  new: { type: "string" },
  weight: { type: "string" },
  place: { type: "string" },
  order: { type: "string" },
  page: { type: "string" },
  picture: { type: "string" },
  title: { type: "string" },
  link: { type: "string" },
  member: { type: "string" },
  recipient: { type: "string" },
  role: { type: "string" },
  name: { type: "string" },
  from: { type: "string" },
  to: { type: "string" },
  reason: { type: "string" },
  out: { type: "string" },
  percent: { type: "string" },
  until: { type: "string" },
  at: { type: "string" },
  version: { type: "string" },
  owner: { type: "string" },
  note: { type: "string" },
  without: { type: "string" },
  with: { type: "string" },
  against: { type: "string" },
  data: { type: "string" },
  "database-url": { type: "string" },
} as const;

class UsageError extends Error {}

function parse(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const data = values.data ?? env["MARQUEE_DATA"] ?? ".marquee/data/gateway";
  return { ...values, data, url: values["database-url"] ?? env["DATABASE_URL"], words: positionals };
}

type Parsed = ReturnType<typeof parse>;

/** A banner from the options. */
function toBanner({ page, picture, title, link }: Parsed) {
  const [linkageType, ...linkage] = link?.split(":") ?? [];
  return {
    ...(page === undefined ? {} : { group: page }),
    ...(picture === undefined ? {} : { picture }),
    ...(title === undefined ? {} : { title }),
    ...(link === undefined ? {} : { linkageType, linkage: linkage.join(":") }),
  };
}

/** What is said of games and vendors beside their state; a word that is neither `on` nor `off` stays one, and is refused. */
function toMarks({ hot, new: isNew, weight, place, order }: Parsed) {
  const toFlag = (word: string): unknown => (word === "on" ? true : word === "off" ? false : word);
  return {
    ...(hot === undefined ? {} : { hot: toFlag(hot) }),
    ...(isNew === undefined ? {} : { isNew: toFlag(isNew) }),
    ...(weight === undefined ? {} : { weight: Number(weight) }),
    ...(place === undefined ? {} : { place: place === "last" ? place : Number(place) }),
    ...(order === undefined ? {} : { order: order.split(",") }),
  };
}

/** Settings that a merchant has once. */
const whole = new Set(["status", "region", "favicon", "analytics"]);

function toSwitch(parsed: Parsed): Switch {
  const { words, merchant, message, countries, percent, until, owner, note } = parsed;
  const [, kind = "", ...rest] = words;
  const [subject, state] = whole.has(kind) ? ["site", rest[0]] : rest;
  const list = countries?.split(",");
  const wanted = {
    kind,
    merchant,
    subject,
    state,
    ...(message === undefined ? {} : { message }),
    ...(percent === undefined ? {} : { percent: Number(percent) }),
    ...(until === undefined ? {} : { until }),
    ...(owner === undefined ? {} : { owner }),
    ...(note === undefined ? {} : { note }),
    ...(list === undefined ? {} : { countries: list }),
    ...toMarks(parsed),
    ...(kind === "banner" ? { banner: toBanner(parsed) } : {}),
  };
  if (!Value.Check(SwitchSchema, wanted)) throw new UsageError(help);
  return wanted;
}

/** Used when no gateway runs; imported only then, because it is most of the program. */
const openStored = ({ data, url }: Parsed) => import("./openStored.ts").then(({ openStored: open }) => open(data, url));

/** One module at many merchants. */
async function setEverywhere(parsed: Parsed): Promise<string> {
  const [, kind, subject, state, ...more] = parsed.words;
  const isWhole =
    kind === "module" && subject !== undefined && (state === "on" || state === "off") && more.length === 0;
  if (!isWhole || parsed.merchant !== undefined || (parsed.all === true && parsed.where !== undefined))
    throw new UsageError(help);
  const [wanted, actor] = [{ subject, state } as const, userInfo().username];
  const answer = await askGateway(parsed.data, "/switches", {
    actor,
    wanted,
    ...(parsed.where === undefined ? {} : { where: parsed.where }),
  });
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.applySwitches(wanted, parsed.where, actor).finally(stored.close));
}

function toVersion({ version }: Parsed): number | undefined {
  if (version !== undefined && !/^[0-9]{1,15}$/.test(version)) throw new UsageError(help);
  return version === undefined ? undefined : Number(version);
}

async function plan(parsed: Parsed, wanted: Switch, at: string, version: number | undefined): Promise<string> {
  const [actor, ofVersion] = [userInfo().username, version === undefined ? {} : { version }];
  if (!Value.Check(LocalTimeSchema, at)) throw new UsageError(help);
  const answer = await askGateway(parsed.data, "/plan", { actor, wanted, at, ...ofVersion });
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.planChange(wanted, at, actor, version).finally(stored.close));
}

async function set(parsed: Parsed): Promise<string> {
  if (parsed.all === true || parsed.where !== undefined) return setEverywhere(parsed);
  const [wanted, actor] = [toSwitch(parsed), userInfo().username];
  const version = toVersion(parsed);
  const ofVersion = version === undefined ? {} : { version };
  if (parsed.at !== undefined) return plan(parsed, wanted, parsed.at, version);
  const answer = await askGateway(parsed.data, "/switch", { actor, wanted, ...ofVersion });
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.applySwitch(wanted, actor, version).finally(stored.close));
}

async function audit(parsed: Parsed): Promise<string> {
  const { data, merchant } = parsed;
  if (merchant === undefined) throw new UsageError(help);
  const answer = await askGateway(data, "/audit", { merchant });
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.listAudit(merchant).finally(stored.close));
}

async function security(parsed: Parsed): Promise<string> {
  const { data, merchant, member, from, to } = parsed;
  if (merchant === undefined) throw new UsageError(help);
  const wanted = {
    merchant,
    ...(member === undefined ? {} : { member }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
  const answer = await askGateway(data, "/security", wanted);
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.listSecurity(wanted).finally(stored.close));
}

async function jobs({ data, words }: Parsed): Promise<string> {
  const [, verb, name, ...more] = words;
  if (more.length > 0 || (verb !== undefined && (verb !== "run" || name === undefined))) throw new UsageError(help);
  const answer =
    name === undefined ? await askGateway(data, "/jobs", {}) : await askGateway(data, "/jobs/run", { name });
  if (answer === undefined) throw new Error(`no gateway runs on ${data}, and nobody else runs jobs`);
  return answer;
}

async function secrets(parsed: Parsed): Promise<string> {
  if (parsed.words.length !== 2 || parsed.words[1] !== "share") throw new UsageError(help);
  const stored = await openStored(parsed);
  await stored.shareSecrets().finally(stored.close);
  return "shared";
}

async function staff(parsed: Parsed, command: typeof runIdentity): Promise<string> {
  const answer = await command(parsed, userInfo().username);
  if (answer === undefined) throw new UsageError(help);
  return answer;
}

const toCommand = (parsed: Parsed): RegistrationCommand => ({
  words: parsed.words,
  merchant: parsed.merchant,
  data: parsed.data,
  open: () => openStored(parsed),
  fail: () => new UsageError(help),
});

const commands = new Map([
  ["block", (parsed: Parsed) => block(toCommand(parsed))],
  ["duplicates", (parsed: Parsed) => duplicates(toCommand(parsed))],
  ["kyc", (parsed: Parsed) => staff(parsed, runIdentity)],
  ["hold", (parsed: Parsed) => staff(parsed, runHold)],
  ["secrets", secrets],
  ["jobs", jobs],
  ["set", set],
  ["audit", audit],
  ["security", security],
]);

/** Runs a command and returns what it says. @throws with what it says instead when it did nothing */
export async function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  input: NodeJS.ReadStream | null,
): Promise<string> {
  const parsed = { ...parse(args, env), input };
  if (parsed.help === true || parsed.words[0] === "help") return help;
  const ofTopic = accountCommands.get(parsed.words[0] ?? "") ?? switchCommands.get(parsed.words[0] ?? "");
  const said = await ofTopic?.(parsed);
  if (said !== undefined) return `${said}\n`;
  const command = commands.get(parsed.words[0] ?? "");
  if (command === undefined) throw new UsageError(help);
  return `${await command(parsed)}\n`;
}
