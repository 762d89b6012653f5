import { userInfo } from "node:os";
import { Value } from "typebox/value";
import { askGateway } from "../operator/askGateway.ts";
import { BlockRequestSchema } from "../operator/registrations.ts";
import type { openStored } from "./openStored.ts";

type Stored = Awaited<ReturnType<typeof openStored>>;

/** A command's arguments, and how to open the stored state when no gateway is running. */
export interface RegistrationCommand {
  readonly words: readonly string[];
  readonly merchant: string | undefined;
  readonly data: string;
  readonly open: () => Promise<Stored>;
  /** Ends the command with the help text. */
  readonly fail: () => Error;
}

async function ask<Result>(
  { data, open }: RegistrationCommand,
  path: "/block" | "/blocks" | "/duplicates",
  body: object,
  work: (stored: Stored) => Promise<Result>,
): Promise<string> {
  const answer = await askGateway(data, path, body);
  if (answer !== undefined) return answer;
  const stored = await open();
  return JSON.stringify(await work(stored).finally(stored.close));
}

/** `pnpm gateway block`: lists or changes the people who may not register. */
export async function block(command: RegistrationCommand): Promise<string> {
  const { words, merchant, fail } = command;
  const [, kind, value, state, ...more] = words;
  if (merchant === undefined || more.length > 0) throw fail();
  if (kind === undefined) return ask(command, "/blocks", { merchant }, (stored) => stored.listBlocks(merchant));
  const wanted: unknown = { actor: userInfo().username, merchant, kind, value, state };
  if (!Value.Check(BlockRequestSchema, wanted)) throw fail();
  return ask(command, "/block", wanted, (stored) => stored.setBlock(wanted));
}

/** `pnpm gateway duplicates`: lists accounts that seem to belong to one person. */
export async function duplicates(command: RegistrationCommand): Promise<string> {
  const { words, merchant, fail } = command;
  if (merchant === undefined || words.length > 1) throw fail();
  return ask(command, "/duplicates", { merchant }, (stored) => stored.listDuplicates(merchant));
}
