import type { StoredContract } from "./contractStore.ts";
import type { ContractMatter } from "./tellContract.ts";

/** What is asked of a contract. */
export function toMatter({ state }: Pick<StoredContract, "state">): ContractMatter {
  if (state === "REQUESTED") return "new";
  return state === "CHANGE_REQUESTED" ? "change" : "end";
}
