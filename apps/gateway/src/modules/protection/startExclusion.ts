import type { Db } from "../../db/Db.ts";
import { changeProtection } from "./changeLimit.ts";
import { keepTraits } from "./excludedTraitStore.ts";
import { addExclusion, addTimeOut } from "./exclusionStore.ts";
import type { ProtectedOwner } from "./protectedMemberStore.ts";
import { stopOffers } from "./stopOffers.ts";

/** A time-out of so many hours, or an exclusion of so many months; 0 months have no end. */
export type WantedExclusion =
  | { readonly kind: "TIMEOUT"; readonly hours: number }
  | { readonly kind: "EXCLUSION"; readonly months: number };

/**
 * Begins a time-out or an exclusion; one that ends later already stays. What is known of the person is kept in the same
 * transaction; call `spreadExclusions` after it, by which the person's other accounts follow at once.
 */
export const startExclusion = (db: Db, owner: ProtectedOwner, wanted: WantedExclusion): Promise<void> =>
  changeProtection(
    db,
    owner,
    async (tx, key) => {
      await (wanted.kind === "TIMEOUT" ? addTimeOut(tx, key, wanted.hours) : addExclusion(tx, key, wanted.months));
      await keepTraits(tx, key);
    },
    stopOffers,
  );
