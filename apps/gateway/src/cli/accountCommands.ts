import { userInfo } from "node:os";
import { resolve } from "node:path";
import { askGateway } from "../operator/askGateway.ts";

/** The arguments and services that the account commands receive. */
interface Parsed {
  readonly data: string;
  readonly url: string | undefined;
  /** Where a password is read from; null where there is no standard input for it. */
  readonly input: NodeJS.ReadStream | null;
  readonly words: readonly string[];
  readonly merchant?: string | undefined;
  readonly recipient?: string | undefined;
  readonly role?: string | undefined;
  readonly name?: string | undefined;
}

/** A command's answer as text; undefined if it was called incorrectly. */
type Answer = Promise<string | undefined>;

/** The help of the commands about accounts, and what they are paid. */
export const accountHelp = `
pnpm gateway password <username> --merchant <id>   gives the member a random password that must be changed at the next login
pnpm gateway password default set|off --merchant <id>   the password that new accounts begin with; set reads it from the standard input
pnpm gateway breached import <file>          refuses the passwords of a downloaded list (SHA-1:count, sorted) from now on
pnpm gateway login-address <username> --merchant <id>   an address that logs the member in, once and within a minute
pnpm gateway messages --merchant <id>        the newest codes and links of the outbox; not in production
  [--recipient <address or number>]
pnpm gateway staff <mail address> --merchant <id>|all --role <ROLE> [--name <name>]   gives a role in the back office, and a link for
                                             somebody new; OWNER, OPERATIONS, PAYMENTS, RISK, SUPPORT, CONTENT, AUDITOR
pnpm gateway bill <number> --merchant <id>   makes a bill of a contract again from streams and ledger, beside what is stored
`;

const openStored = async ({ data, url }: Parsed) => (await import("./openStored.ts")).openStored(data, url);

const running = (data: string): Error => new Error(`no gateway runs on ${data}`);

async function readInput(input: NodeJS.ReadStream | null): Promise<string> {
  if (input === null) throw new Error("a default password is set by itself, not in a batch");
  let text = "";
  input.setEncoding("utf8");
  for await (const part of input) text += String(part);
  return text.replace(/\r?\n$/, "");
}

async function setDefault(parsed: Parsed, merchant: string, state: string | undefined): Answer {
  if (state !== "set" && state !== "off") return undefined;
  const password = state === "set" ? await readInput(parsed.input) : undefined;
  if (password === "") throw new Error("the standard input has no password");
  const { createPasswords } = await import("../authentication/passwords.ts");
  const hash = password === undefined ? null : await (await createPasswords()).hash(merchant, password);
  const wanted = { actor: userInfo().username, merchant, hash };
  const answer = await askGateway(parsed.data, "/password/default", wanted);
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.setDefaultPassword(wanted).finally(stored.close));
}

async function password(parsed: Parsed): Answer {
  const [, member, state, ...more] = parsed.words;
  const { merchant } = parsed;
  if (merchant === undefined || member === undefined || more.length > 0) return undefined;
  if (member === "default") return setDefault(parsed, merchant, state);
  if (state !== undefined) return undefined;
  const wanted = { actor: userInfo().username, merchant, member };
  const answer = await askGateway(parsed.data, "/password", wanted);
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify(await stored.givePassword(wanted).finally(stored.close));
}

async function loginAddress({ data, words, merchant }: Parsed): Answer {
  const [, member, ...more] = words;
  if (merchant === undefined || member === undefined || more.length > 0) return undefined;
  const answer = await askGateway(data, "/login-address", { actor: userInfo().username, merchant, member });
  if (answer === undefined) throw running(data);
  return answer;
}

async function breached(parsed: Parsed): Answer {
  const [, verb, file, ...more] = parsed.words;
  if (verb !== "import" || file === undefined || more.length > 0) return undefined;
  const path = resolve(file);
  const answer = await askGateway(parsed.data, "/breached", { file: path });
  if (answer !== undefined) return answer;
  const stored = await openStored(parsed);
  return JSON.stringify({ hashes: await stored.importBreached(path).finally(stored.close) });
}

async function messages({ data, words, merchant, recipient }: Parsed): Answer {
  if (merchant === undefined || words.length !== 1) return undefined;
  const answer = await askGateway(data, "/messages", { merchant, ...(recipient === undefined ? {} : { recipient }) });
  if (answer === undefined) throw running(data);
  return answer;
}

/** The first people of a merchant: later ones are invited in the back office, by two people. */
async function staff({ data, words, merchant, role, name }: Parsed): Answer {
  const [, email, ...more] = words;
  if (merchant === undefined || email === undefined || role === undefined || more.length > 0) return undefined;
  const where = merchant === "all" ? "*" : merchant;
  const asked = { actor: userInfo().username, merchant: where, email, role, name: name ?? email };
  const answer = await askGateway(data, "/staff", asked);
  if (answer === undefined) throw running(data);
  return answer;
}

/** Each figure as it is stored and as it comes out again; fails where one differs. */
async function bill({ data, words, merchant }: Parsed): Answer {
  const [, number, ...more] = words;
  if (merchant === undefined || number === undefined || more.length > 0) return undefined;
  const answer = await askGateway(data, "/bill", { merchant, bill: number });
  if (answer === undefined) throw running(data);
  const { figures, isSame } = JSON.parse(answer) as {
    readonly figures: readonly { readonly name: string; readonly stored: string; readonly replayed: string }[];
    readonly isSame: boolean;
  };
  const lines = figures.map(
    ({ name, stored, replayed }) => `${name.padEnd(14)} ${stored}${stored === replayed ? "" : ` <> ${replayed}`}`,
  );
  if (!isSame) throw new Error([...lines, "the bill differs from what comes out again"].join("\n"));
  return [...lines, "the same, in 1/10,000 of the unit"].join("\n");
}

/** The commands about accounts, by name. */
export const accountCommands: ReadonlyMap<string, (parsed: Parsed) => Answer> = new Map([
  ["password", password],
  ["login-address", loginAddress],
  ["messages", messages],
  ["breached", breached],
  ["staff", staff],
  ["bill", bill],
]);
