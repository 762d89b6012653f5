import { type ListMembers, memberSorts } from "@marquee/contract/staff";
import type { ListAddress } from "../../list/useListAddress.ts";

const states = ["ACTIVE", "FROZEN", "CLOSED"] as const;
const kinds = [0, 1, 2, 4, 41, 42] as const;
const levels = [0, 1, 2] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a list's address and its search ask for; what nobody can ask for is left out. */
export function toAskedMembers({ get, cursor }: Pick<ListAddress, "get" | "cursor">): ListMembers {
  const search = get("search");
  const order = memberSorts.find((each) => each === get("order"));
  const state = states.find((each) => each === get("state"));
  const kind = kinds.find((each) => String(each) === get("kind"));
  const kycLevel = levels.find((each) => String(each) === get("level"));
  return {
    ...(search === "" ? {} : { search }),
    ...(order === undefined ? {} : { order }),
    ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
    ...(kycLevel === undefined ? {} : { kycLevel }),
    ...(uuid.test(get("label")) ? { label: get("label") } : {}),
    ...(cursor === undefined ? {} : { cursor }),
  };
}
