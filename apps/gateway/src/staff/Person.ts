import type { LanguageCode } from "@marquee/contract";
import type { StaffGrant, StaffState, StaffStep } from "@marquee/contract/staff";

/** A member of staff. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly state: StaffState;
  readonly grants: readonly StaffGrant[];
  /** In which the person answers members. */
  readonly languages: readonly LanguageCode[];
}

/** A session of staff and whose it is. */
export interface PersonSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly person: Person;
  readonly pending: StaffStep | null;
  readonly expiresAt: Date;
}
