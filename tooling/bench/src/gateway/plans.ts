import type { Figure } from "../Figure.ts";
import { runScript } from "../runScript.ts";

const indexed = [
  ["auditAction", "the audit log by how an action begins"],
  ["auditDays", "the audit log of its older half"],
  ["auditNewest", "the newest lines of the audit log"],
  ["endedSessions", "sessions that ended long ago"],
  ["failedMessages", "a page of messages that failed"],
  ["countedMessages", "how many messages failed"],
  ["waiting", "what waits for a person, failed deliveries too"],
  ["failedDeliveries", "failed deliveries that are sent again"],
  ["missedEvents", "live events that a reader missed"],
  ["orderNumber", "deposits by the provider's number"],
  ["orderMember", "a member's deposits"],
  ["orderDecider", "deposits by who decided"],
  ["orderType", "deposits by a rare way to pay"],
  ["orderAmount", "the largest three deposits by a least amount"],
  ["orderLargest", "a page of deposits in the middle of all amounts"],
  ["silentOrders", "deposits of which a provider is to be asked"],
  ["roundNumber", "a round by its number"],
  ["roundMember", "a member's rounds"],
  ["roundOpen", "open rounds"],
  ["roundDeep", "a page of rounds in the middle of all"],
] as const;

const parted = [
  ["auditChain", "the longest statement of an audit log's verification"],
  ["balances", "the longest statement of a trial balance"],
  ["dueBonuses", "the longest statement of a search for due bonuses"],
] as const;

/** How the database goes through tables of a million rows, beside the same statement without its index; no such table is read whole. */
export async function measurePlans(say: (line: string) => void): Promise<readonly Figure[]> {
  const get = await runScript("apps/gateway/bench/plans.ts", say);
  return [
    ...indexed.map(([name, what]): Figure => ({
      id: "plans",
      what,
      value: get(name),
      unit: "ms",
      reference: { what: "the same without its index", value: get(`${name}Without`) },
    })),
    ...parted.map(([name, what]): Figure => ({ id: "plans", what, value: get(name), unit: "ms" })),
    {
      id: "plans",
      what: "tables of a million rows that are read whole",
      value: get("seqScans"),
      unit: "tables",
      budget: { of: "value", atMost: 0, isBinding: true },
    },
  ];
}
