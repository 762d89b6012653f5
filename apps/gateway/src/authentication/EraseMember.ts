import type { Db } from "../db/Db.ts";
import type { MemberKey } from "./MemberKey.ts";

/** A member whose account is being deleted. */
export interface ErasedMember extends MemberKey {
  /** What names the member from now on. */
  readonly pseudonym: string;
  /** The mailbox and the phone number that the member had. */
  readonly recipients: readonly string[];
}

/**
 * Removes what a module or a room of the platform keeps of a member, or takes out what names the person, in the one transaction of
 * the deletion. What it keeps names no more than the member's id.
 */
export type EraseMember = (tx: Db, member: ErasedMember) => Promise<void>;
