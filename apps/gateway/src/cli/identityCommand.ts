import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { askGateway } from "../operator/askGateway.ts";

const ShownSchema = Type.Object(
  { pictures: Type.Array(Type.Object({ name: Type.String(), base64: Type.String() })) },
  { additionalProperties: true },
);

/** The arguments of a staff command. */
export interface StaffWords {
  readonly data: string;
  readonly words: readonly string[];
  readonly merchant?: string | undefined;
  readonly member?: string | undefined;
  readonly reason?: string | undefined;
  readonly out?: string | undefined;
  readonly all?: boolean | undefined;
}

const nobody = (data: string): Error => new Error(`no gateway runs on ${data}`);

/** Writes the pictures into a folder that only this user may read. @returns the answer without them, with their files' names */
function savePictures(answer: Static<typeof ShownSchema>, folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = answer.pictures.map(({ name, base64 }) => {
    const file = join(folder, basename(name));
    writeFileSync(file, Buffer.from(base64, "base64"), { mode: 0o600 });
    return file;
  });
  return JSON.stringify({ ...answer, pictures: files });
}

/** `pnpm gateway kyc …`: undefined for any other command. */
export async function runIdentity(given: StaffWords, actor: string): Promise<string | undefined> {
  const { data, words, merchant, reason, out, all = false } = given;
  const [, verb, id, ...more] = words;
  const isList = verb === "list" && id === undefined;
  const isOther = id !== undefined && ["show", "approve", "reject", "again"].includes(verb ?? "");
  const needsReason = verb === "reject" || verb === "again";
  const isWhole =
    merchant !== undefined && more.length === 0 && (isList || isOther) && needsReason === (reason !== undefined);
  if (!isWhole || (verb === "show") !== (out !== undefined)) return undefined;
  const asked = isList
    ? { verb, merchant, all }
    : { verb, merchant, id, actor, ...(reason === undefined ? {} : { reason }) };
  const answer = await askGateway(data, "/kyc", asked);
  if (answer === undefined) throw nobody(data);
  if (out === undefined) return answer;
  const shown: unknown = JSON.parse(answer);
  if (!Value.Check(ShownSchema, shown)) throw new Error("the gateway's answer could not be read");
  return savePictures(shown, out);
}

/** `pnpm gateway hold on|off --member …`: undefined for any other command. */
export async function runHold(
  { data, words, merchant, member }: StaffWords,
  actor: string,
): Promise<string | undefined> {
  const [, state, ...more] = words;
  if (more.length > 0 || (state !== "on" && state !== "off") || merchant === undefined || member === undefined)
    return undefined;
  const answer = await askGateway(data, "/hold", { merchant, member, state, actor });
  if (answer === undefined) throw nobody(data);
  return answer;
}
