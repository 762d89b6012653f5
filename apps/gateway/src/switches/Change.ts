import type { AuditEntry } from "../tenants/auditStore.ts";

/** What a switch changed. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** Who makes a change. */
export interface SwitchedBy extends Pick<AuditEntry, "address" | "reason"> {
  /** For a planned change, who planned it. */
  readonly actor: string;
  /** The zone of the local times in the switch; the merchant's own when not given. */
  readonly timeZone?: string;
}

/** Who makes a change, as lines of the audit log name him. */
export function toAuthor({ actor, address, reason }: SwitchedBy): Pick<AuditEntry, "actor" | "address" | "reason"> {
  return { actor, ...(address !== undefined && { address }), ...(reason !== undefined && { reason }) };
}
