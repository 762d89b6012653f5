import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { forgotPassword, login, sendSmsCode } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../src/db/Db.ts";
import { applySwitch } from "../src/operator/applySwitch.ts";
import type { Answered, Visitor } from "../test/visitor.ts";
import { toMedian } from "./toMedian.ts";
import { tables } from "../test/tables.ts";

/** What a stranger may type: values of a member, or of nobody. */
interface Person {
  readonly username: string;
  readonly email: string;
  readonly mobileNum: string;
}

/** The medians of an answer's time in milliseconds. */
interface Compared {
  readonly known: number;
  readonly unknown: number;
}

type Ask = (visitor: Visitor, person: Person) => Promise<Pick<Answered<object>, "status" | "body">>;

const modules = ["PASSWORD3", "FORGMAIL3", "CHNGPASSVERIF3", "SMSCODE3", "MOBILEVERCODELOGIN3"];
/** A little longer than a gateway's polling interval for switches. */
const switchTime = 1_000;

const sms =
  (purpose: "LOGIN" | "RESET"): Ask =>
  (visitor, { mobileNum }) =>
    visitor.call(sendSmsCode, { mobileNum, countryDialingCode: "+84", purpose });

/** The calls that answer a stranger, each before or after the pause between two codes to one number. */
const asks: Readonly<Record<string, { readonly ask: Ask; readonly isSoon?: true }>> = {
  login: {
    ask: (visitor, { username }) =>
      visitor.call(login, { type: "username", username, password: "Wrong#Pass42x", side: "MEMBER", deviceId: "d" }),
  },
  forgotByMail: { ask: (visitor, { username, email }) => visitor.call(forgotPassword, { username, email }) },
  forgotAgainTooSoon: {
    ask: (visitor, { username, email }) => visitor.call(forgotPassword, { username, email }),
    isSoon: true,
  },
  forgotByPhone: { ask: sms("RESET") },
  codeForLogin: { ask: sms("LOGIN") },
  codeSentAgain: { ask: sms("LOGIN") },
  codeAgainTooSoon: { ask: sms("LOGIN"), isSoon: true },
};

/** Usernames of members or of nobody; mailbox and number are derived from them. */
const toPerson = (username: string, index: number, prefix: number): Person => ({
  username,
  email: `${username}@mail.example`,
  mobileNum: `${prefix}${String(index).padStart(7, "0")}`,
});

/** Asks once. @returns the answer without typed and time-dependent values, and its duration in milliseconds */
async function time(ask: Ask, visitor: Visitor, person: Person) {
  const from = performance.now();
  const { status, body } = await ask(visitor, person);
  const milliseconds = performance.now() - from;
  const { value = {} } = body;
  const answer = [status, body.success ? "a success" : body.errorCode, "with", ...Object.keys(value)].join(" ");
  return { answer, milliseconds };
}

/**
 * Asks for members and for unknown names in turn, each pair at one gateway and in either order.
 *
 * @throws when an answer tells them apart
 */
async function compare(ask: Ask, visitors: readonly Visitor[], pairs: readonly (readonly [Person, Person])[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (const [index, [member, nobody]] of pairs.entries()) {
    const visitor = visitors[index % visitors.length];
    if (visitor === undefined) throw new Error("no gateway runs");
    const both = [
      [times.known, member],
      [times.unknown, nobody],
    ] as const;
    for (const [into, person] of Math.floor(index / visitors.length) % 2 === 0 ? both : both.toReversed()) {
      const { answer, milliseconds } = await time(ask, visitor, person);
      into.push(milliseconds);
      answers.add(answer);
    }
  }
  if (answers.size !== 1) throw new Error(`the answers differ: ${[...answers].join(", ")}`);
  return { known: toMedian(times.known), unknown: toMedian(times.unknown), answer: [...answers].join() };
}

/** Members by their usernames, with a mailbox and a number each, at a merchant where strangers can ask for all of them. */
export async function prepareMembers(db: Db, usernames: readonly string[]): Promise<readonly Person[]> {
  for (const subject of modules)
    await applySwitch(db, { kind: "module", merchant: "aurelune", subject, state: "on" }, "bench");
  const members = usernames.map((username, index) => toPerson(username, index, 91));
  for (const { username, email, mobileNum } of members)
    await tables(db)
      .updateTable("members")
      .set({ email_key: email, mobile_key: `+84${mobileNum}` })
      .where("username_key", "=", username)
      .execute();
  await wait(switchTime);
  return members;
}

/**
 * Times each answer that must not reveal who has an account. A visitor is a browser at one gateway with another address at each call.
 *
 * @throws when an answer tells a member from nobody
 */
export async function compareAnswers(
  db: Db,
  visitors: readonly Visitor[],
  members: readonly Person[],
): Promise<Readonly<Record<string, Compared>>> {
  const pairs = members.map((member, index) => [member, toPerson(`nobody${index}x`, index, 98)] as const);
  const compared: Record<string, Compared> = {};
  for (const [name, { ask, isSoon = false }] of Object.entries(asks)) {
    if (!isSoon) await sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(db);
    const { known, unknown, answer } = await compare(ask, visitors, pairs);
    compared[name] = { known, unknown };
    console.log(`${name}: ${known.toFixed(1)} ms for a member, ${unknown.toFixed(1)} ms for nobody (${answer})`);
  }
  return compared;
}
