import type { Db } from "../db/Db.ts";
import type { Job } from "../jobs/Job.ts";
import type { SwitchedBy } from "../switches/Change.ts";
import type { Switch } from "../switches/Switch.ts";
import type { DecidableKind } from "./ProposalKind.ts";
import type { MerchantCall } from "./StaffCall.ts";
import type { WaitingLine } from "./WaitingLine.ts";
import type { GameChange } from "../switches/GameChange.ts";

/** The jobs of all modules, and a way to run one. */
export interface JobRunner {
  readonly list: () => readonly Job<string>[];
  /** Requests a run at any gateway. */
  readonly send: (name: string) => Promise<void>;
}

/** What every change of switches says: the version that its maker has seen, why, and when, now if it does not say. */
export interface SwitchDemand {
  readonly version: number;
  readonly reason: string;
  readonly at?: string | undefined;
  /** Of the proposal, should it take two people; made by the page. */
  readonly id?: string | undefined;
}

/**
 * Changes of a merchant's switches by staff. Each answers the version after it, and refuses with `version.conflict`, `fields` or
 * `switch.refused`.
 */
export interface SwitchTools {
  /** Makes a change that writes its own line of the log by `addSwitchEntry`. */
  readonly make: (
    call: MerchantCall,
    demand: SwitchDemand,
    change: (tx: Db, by: SwitchedBy) => Promise<void>,
  ) => Promise<number>;
  /** Makes or plans switches, all of them or none, or proposes what takes two people: `proposal` is its id, and nothing is changed yet. */
  readonly set: (
    call: MerchantCall,
    demand: SwitchDemand,
    switches: readonly Switch[],
  ) => Promise<{ readonly version: number; readonly proposal: string | null }>;
  /** Changes games, all of them or none. */
  readonly setGames: (
    call: MerchantCall,
    demand: SwitchDemand,
    codes: readonly string[],
    change: GameChange,
  ) => Promise<number>;
}

/** What handlers of the back office need of all modules together. */
export interface StaffTools {
  readonly proposalKinds: readonly DecidableKind[];
  readonly jobs: JobRunner;
  readonly switches: SwitchTools;
  readonly waiting: readonly WaitingLine[];
  /** Makes the files of lists that wait, without waiting for the job. */
  readonly startExports: () => void;
}
