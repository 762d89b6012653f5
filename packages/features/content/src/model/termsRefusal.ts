import { type FeatureRefusal, modalOpened } from "@marquee/runtime";
import { termsModal } from "../modals/termsModal.ts";

/** What waits for the new terms opens them (contract 3.2.4). */
export const termsRefusal: FeatureRefusal = {
  codes: ["terms.not.accepted"],
  toAction: () => modalOpened(termsModal),
};
