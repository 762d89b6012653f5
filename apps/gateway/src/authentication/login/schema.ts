import type { PendingStep } from "@marquee/contract";
import type { Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

/** Why a login needs a second step. */
export type ChallengeReason = "TWO_FACTOR" | "NEW_IP";

interface LoginChallenges {
  tenant_id: string;
  id_hash: string;
  member_id: string;
  password_key: string;
  device_key: string;
  reason: ChallengeReason;
  /** Joined by commas. */
  methods: string;
  pending: PendingStep | null;
  is_expired: boolean;
  password_typed: boolean;
  tries: Generated<number>;
  created_at: Time;
  expires_at: Date;
  used_at: MaybeTime;
}

interface SecondFactors {
  tenant_id: string;
  member_id: string;
  sealed: string;
  created_at: Time;
  confirmed_at: MaybeTime;
  last_step: Generated<number>;
}

interface RecoveryCodes {
  tenant_id: string;
  member_id: string;
  code_hash: string;
  used_at: MaybeTime;
}

interface KnownNetworks {
  tenant_id: string;
  member_id: string;
  network_key: string;
  seen_at: Time;
}

interface PasswordResets {
  tenant_id: string;
  token_hash: string;
  member_id: string;
  password_key: string;
  created_at: Time;
  expires_at: Date;
  used_at: MaybeTime;
}

interface LoginCodes {
  tenant_id: string;
  code_hash: string;
  member_id: string;
  created_at: Time;
  expires_at: Date;
  used_at: MaybeTime;
}

/** Tables of logins: challenges, resets, codes and known networks. */
export interface LoginTables {
  login_challenges: LoginChallenges;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  known_networks: KnownNetworks;
  password_resets: PasswordResets;
  login_codes: LoginCodes;
}
