import { isDeepStrictEqual } from "node:util";
import type { MerchantState } from "./toBrandState.ts";

/**
 * One line of a plan: what the merchant gains, loses or changes, or what stays as it is although the brand says
 * otherwise, since an operator switched it. `undefined` stands for nothing.
 */
interface PlanLine {
  readonly key: string;
  readonly what: "gains" | "loses" | "changes" | "keeps";
  readonly from: unknown;
  readonly to: unknown;
  /** Why it stays, where no operator switched it. */
  readonly reason?: string;
}

/** A harmful change, by name, with the reason. */
interface PlanRefusal {
  readonly key: string;
  readonly reason: string;
}

/** What an apply would do; nothing when there is a refusal. */
export interface MerchantPlan {
  readonly lines: readonly PlanLine[];
  readonly refusals: readonly PlanRefusal[];
}

/** The inputs of a plan. */
export interface PlanInput {
  /** What the brand said when it was applied last; null for a merchant that is older than that record. */
  readonly applied: MerchantState | null;
  readonly stored: MerchantState;
  readonly wanted: MerchantState;
  /** Entries that an operator switched while nothing was recorded. */
  readonly switched: ReadonlySet<string>;
  readonly hasMembers: boolean;
  /** Hosts of other merchants, with whose they are. */
  readonly foreignHosts: ReadonlyMap<string, string>;
}

const isModule = (key: string): boolean => key.startsWith("module ");
const isHost = (key: string): boolean => key.startsWith("host ");

/** A host was recorded as `true` before one could move. */
const toEntry = (value: unknown): unknown => (value === true ? "site" : value);

function toLine(key: string, from: unknown, to: unknown): PlanLine {
  return { key, what: from === undefined ? "gains" : to === undefined ? "loses" : "changes", from, to };
}

/** A three-way merge of one entry: the brand's last value, its new value, and the current one. */
function planEntry(key: string, { applied, stored, wanted, switched }: PlanInput): PlanLine | undefined {
  const [is, wants] = [stored[key], wanted[key]];
  if (isDeepStrictEqual(is, wants)) return undefined;
  // A node that the merchant lacks arrives switched off, and one that the brand's tree lacks stays.
  if (isModule(key) && is === undefined) return toLine(key, undefined, "0");
  if (isModule(key) && wants === undefined) return undefined;
  const said = applied === null ? (switched.has(key) ? undefined : is) : toEntry(applied[key]);
  if (isDeepStrictEqual(said, wants)) return undefined;
  return isDeepStrictEqual(said, is) ? toLine(key, is, wants) : { key, what: "keeps", from: is, to: wants };
}

const listCodes = (currencies: unknown): readonly unknown[] =>
  Array.isArray(currencies) ? currencies.map((each: unknown) => Object(each).currency) : [];

/** A further currency that a merchant would have no more. */
function findDropped(from: unknown, to: unknown): string | undefined {
  const kept = listCodes(to);
  const code = listCodes(from).find((each) => !kept.includes(each));
  return code === undefined ? undefined : String(code);
}

function findHarm({ key, what, from, to }: PlanLine, { hasMembers, foreignHosts }: PlanInput): string | undefined {
  if (what === "keeps") return undefined;
  if (key === "currency" && hasMembers)
    return `members hold ${String(from)}: a currency changes before the first member only`;
  const dropped = key === "currencies" && hasMembers ? findDropped(from, to) : undefined;
  if (dropped !== undefined) return `members may hold ${dropped}: a currency leaves before the first member only`;
  if (key === "ageMin" && Number(to) < Number(from))
    return `the least age does not go down from ${String(from)} to ${String(to)}`;
  const owner = isHost(key) && what === "gains" ? foreignHosts.get(key.slice("host ".length)) : undefined;
  return owner === undefined ? undefined : `it is ${owner}'s`;
}

/** The plan of a new merchant: everything in the brand, with the modules of the brand's tree. Pure. */
export function planFirst(input: PlanInput): MerchantPlan {
  return toPlan(
    Object.entries(input.wanted).map(([key, to]) => toLine(key, undefined, to)),
    input,
  );
}

/** The changes that make a merchant follow its brand, and the refused ones. Pure. */
export function planMerchant(input: PlanInput): MerchantPlan {
  const keys = [...new Set([...Object.keys(input.stored), ...Object.keys(input.wanted)])].toSorted();
  return toPlan(
    keys.flatMap((key) => planEntry(key, input) ?? []),
    input,
  );
}

function toPlan(lines: readonly PlanLine[], input: PlanInput): MerchantPlan {
  const refusals = lines.flatMap((line) => {
    const reason = findHarm(line, input);
    return reason === undefined ? [] : [{ key: line.key, reason }];
  });
  return { lines, refusals };
}

/** The plan of a rollback: harmful changes are skipped and named, the rest is done. Pure. */
export function keepWhatHarms({ lines, refusals }: MerchantPlan): MerchantPlan {
  const reasons = new Map(refusals.map(({ key, reason }) => [key, reason]));
  return {
    refusals: [],
    lines: lines.map((line) => {
      const reason = reasons.get(line.key);
      return reason === undefined ? line : { ...line, what: "keeps", reason };
    }),
  };
}
