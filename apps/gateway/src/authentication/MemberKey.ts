/** Names a member: its merchant, and its id there. As a holder of factors it may be staff, whose merchant is empty. */
export interface MemberKey {
  readonly tenantId: string;
  readonly memberId: string;
}
