import type { MemberSheet } from "@marquee/contract/staff";

/** What a form about a member gets. */
export interface ActProps {
  readonly member: MemberSheet;
  /** The version of the member that the reader has seen. */
  readonly seen: number;
  readonly onSeen: (version: number) => void;
  readonly onClose: () => void;
}
