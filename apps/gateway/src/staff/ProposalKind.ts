import type { Permission, ProposalKindName } from "@marquee/contract/staff";
import type { Db } from "../db/Db.ts";
import type { AllServices } from "../Services.ts";
import type { MerchantCall } from "./StaffCall.ts";

/** What a proposal would do: plain JSON, made by the use case that proposes it. */
export type ProposalData = Readonly<Record<string, unknown>>;

/** A proposal that somebody else approves now. */
interface ApprovedProposal {
  readonly id: string;
  readonly subject: string;
  readonly data: ProposalData;
  readonly reason: string;
  readonly proposedBy: string;
}

/** A kind of proposal as who decides knows it: what it takes of the gateway is bound. */
export interface DecidableKind extends Pick<ProposalKind, "kind" | "permission"> {
  readonly apply: (tx: Db, call: MerchantCall, proposal: ApprovedProposal) => Promise<void>;
}

/** A kind of act that takes two people (operations.md 6). A module names its kinds in its manifest. */
export interface ProposalKind {
  /** Such as `staff.invite`, unique over all modules. */
  readonly kind: ProposalKindName;
  /** What it takes to decide about it. */
  readonly permission: Permission;
  /** Carries it out, in the transaction that approves it. @throws Refusal when it cannot be done any more: it stays proposed */
  readonly apply: (tx: Db, services: AllServices, call: MerchantCall, proposal: ApprovedProposal) => Promise<void>;
}
