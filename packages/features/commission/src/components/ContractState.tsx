import { useLingui } from "@lingui/react/macro";
import type { AgentContract } from "@marquee/contract";
import { Badge, Text } from "@marquee/ui-kit";
import { useContractTexts } from "../model/useContractTexts.ts";
import { useDay } from "../model/useDay.ts";

const tones = {
  REQUESTED: "accent",
  IN_FORCE: "success",
  REJECTED: "muted",
  CANCELLED: "muted",
  CHANGE_REQUESTED: "accent",
  END_REQUESTED: "accent",
  TERMINATED: "muted",
  AUTO_TERMINATED: "danger",
  EXPIRED: "muted",
} as const;

/** What state a contract is in, as a mark. */
export function ContractBadge({ status }: Pick<AgentContract, "status">) {
  const { states } = useContractTexts();
  return <Badge tone={tones[status]}>{states[status]}</Badge>;
}

/** Since when or until when it counts, and who is asked. */
export function ContractTimes({ contract }: { readonly contract: AgentContract }) {
  const { t } = useLingui();
  const toDay = useDay();
  const { effectiveFrom, endedAt, asked, side, upline, downline } = contract;
  const other = side === "UPLINE" ? downline : upline;
  const lines = [
    effectiveFrom !== null && endedAt === null && t`In force from ${toDay(effectiveFrom)}`,
    endedAt !== null && effectiveFrom !== null && endedAt > effectiveFrom && t`Pays until ${toDay(endedAt)}`,
    endedAt !== null && effectiveFrom !== null && endedAt <= effectiveFrom && t`It ended before it began.`,
    asked !== null && asked.by === side && t`${other} can answer until ${toDay(asked.until)}.`,
    asked !== null && asked.by !== side && t`You can answer until ${toDay(asked.until)}.`,
  ];
  return lines.map(
    (line) =>
      line !== false && (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ),
  );
}
