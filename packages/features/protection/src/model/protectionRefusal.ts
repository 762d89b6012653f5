import { type FeatureRefusal, modalOpened } from "@marquee/runtime";
import { protectionModal } from "../modals/protectionModal.ts";

function toParams(code: string, { until, limit, left, period, isAbove }: Readonly<Record<string, unknown>>) {
  const toText = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    code,
    until: typeof until === "number" ? until : null,
    limit: toText(limit),
    left: toText(left),
    period: toText(period),
    isAbove: isAbove === true,
  };
}

/** Refusals that protect the player (contract 3.2.4): a dialog tells why, until when, and where there is help. */
export const protectionRefusal: FeatureRefusal = {
  codes: ["rg.deposit.limit", "rg.loss.limit", "rg.wager.limit", "rg.session.limit", "rg.timeout", "rg.self.excluded"],
  toAction: (code, value) => modalOpened(protectionModal, toParams(code, value)),
};
