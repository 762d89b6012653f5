/** What a switch changed. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/** Who makes a change. */
export interface SwitchedBy {
  /** For a planned change, who planned it. */
  readonly actor: string;
  /** The zone of the local times in the switch; the merchant's own when not given. */
  readonly timeZone?: string;
}
