/** Why a switch cannot be made, as `switch.refused` answers it in `why`; the desk says it in words, with the names of `subjects`. */
export const switchReasons = [
  /** Nothing of this name is at the merchant: the kind of what was looked for. */
  "unknown.module",
  "unknown.vendor",
  "unknown.game",
  "unknown.collection",
  "unknown.plan",
  "unknown.currency",
  /** The modules protect players, and stay on under `jurisdiction`. */
  "module.protected",
  /** Fewer visitors would have the modules, which takes two people: not for a time, and not at a planned one. */
  "module.two.people",
  /** A part of the visitors is named for what goes off. */
  "percent.off",
  /** A message, or an end, is named without the state that it belongs to. */
  "message.state",
  "end.state",
  "nothing.changes",
  /** The profile is in force, or another change of it waits. */
  "jurisdiction.same",
  "jurisdiction.waits",
  /** There are `most` already. */
  "limit.collections",
  "limit.plans",
  /** The planned change was made, cancelled or has failed. */
  "plan.over",
  "link.address",
] as const;

/** One of {@link switchReasons}. */
export type SwitchReason = (typeof switchReasons)[number];

/** What `switch.refused` answers. */
export interface SwitchRefusal {
  readonly why: SwitchReason;
  /** Ids of the modules, vendors or games that it is about. */
  readonly subjects?: readonly string[];
  readonly jurisdiction?: string;
  readonly most?: number;
}
