import type { SocialProvider } from "@marquee/contract";
import type { MaybeTime, Time } from "../../db/columns.ts";

interface SocialIdentities {
  tenant_id: string;
  issuer: string;
  subject: string;
  member_id: string;
  provider: SocialProvider;
  name: string;
  linked_at: Time;
  used_at: MaybeTime;
}

/** Tables of social sign-in. */
export interface SocialTables {
  social_identities: SocialIdentities;
}
