import { Type } from "typebox";
import { Value } from "typebox/value";
import { CommandError } from "../cli/CommandError.ts";
import { askOperator } from "../trees/askOperator.ts";

const EntriesSchema = Type.Array(
  Type.Object({ at: Type.String(), actor: Type.String(), action: Type.String(), subject: Type.String() }),
);

/** Who switched a module last at a running site, and when. */
export type LastSwitch = { readonly by: string; readonly at: string };

/** The last switch of each module at a merchant, from the audit log of the gateway that runs on a data folder. @throws CommandError where none does, or it knows no such merchant */
export async function listSwitches(data: string, merchant: string): Promise<ReadonlyMap<string, LastSwitch>> {
  const { status, body } = await askOperator(data, "/audit", { merchant });
  if (!Value.Check(EntriesSchema, body))
    throw new CommandError(
      "failed",
      `the gateway of ${data} answers ${status} when it is asked for the audit log of ${merchant}: is the merchant there?`,
    );
  // Newest first, so later entries of the same module are ignored.
  return new Map(
    body
      .filter(({ action }) => action === "set module")
      .toReversed()
      .map(({ subject, actor, at }) => [subject, { by: actor, at }]),
  );
}
