import type { AffiliateBillState } from "@marquee/contract";
import { Badge } from "@marquee/ui-kit";
import { useBillTexts } from "../model/useBillTexts.ts";

const tones = {
  PENDING: "accent",
  REVIEW: "accent",
  TO_COLLECT: "accent",
  ISSUED: "success",
  NOT_REACHED: "muted",
  REFUSED: "danger",
} as const;

/** The state of a bill, as a mark. */
export function BillBadge({ status }: { readonly status: AffiliateBillState }) {
  const { states } = useBillTexts();
  return <Badge tone={tones[status]}>{states[status]}</Badge>;
}
