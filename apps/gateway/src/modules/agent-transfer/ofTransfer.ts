import { Refusal } from "../../http/Refusal.ts";

/** What a refusal of one transfer is about. */
const fieldOfCode: Readonly<Record<string, "account" | "amount">> = {
  "permission.denied": "account",
  "agent.transfer.receiver": "account",
  "agent.transfer.min": "amount",
  "agent.transfer.max": "amount",
  "agent.transfer.daily": "amount",
  "agent.transfer.count": "account",
  "wallet.insufficient": "amount",
  "turnover.required": "amount",
};

/**
 * Does a step of one transfer of a call that has several: what is wrong with it is told with the place of its field, such as
 * `transfers[2].amount`. A call with one has no place, and is told as it is.
 * @throws Refusal what `step` throws
 */
export async function ofTransfer<Result>(place: number | undefined, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Refusal) || place === undefined) throw error;
    const { code, details } = error;
    const field = fieldOfCode[code];
    if (field !== undefined)
      throw new Refusal(code, { ...details, value: { ...details.value, field: `transfers[${place}].${field}` } });
    if (code !== "fields") throw error;
    const fields = details.fields?.map((fault) => ({ ...fault, name: `transfers[${place}].${fault.name}` })) ?? [];
    throw new Refusal("fields", { ...details, fields });
  }
}
