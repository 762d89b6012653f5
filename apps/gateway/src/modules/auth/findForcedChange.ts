import type { PendingStep } from "@marquee/contract";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { Member } from "./memberStore.ts";

/** What a login by password requires next. */
export interface PasswordState {
  readonly pending: PendingStep | null;
  readonly isExpired: boolean;
}

const dayMs = 86_400_000;

function isExpired({ password_set_at: setAt, registered_at: registeredAt }: Member, days: number | undefined): boolean {
  return days !== undefined && (setAt ?? registeredAt).getTime() < Date.now() - days * dayMs;
}

/**
 * Whether the typed password must be changed before anything else: one set by staff (LG-11), the merchant's
 * default (LG-09, Q-13), or an expired one where PWDEXPFORCECHANGE3 is on (LG-10, LG-11; decision 056). Nothing is forced
 * where passwords cannot be changed.
 */
export async function findForcedChange(
  { passwords }: Pick<Services, "passwords">,
  { id, settings, modules }: Tenant,
  member: Member,
  typed: string,
): Promise<PasswordState> {
  const expired = isExpired(member, settings.passwordDays);
  if (!modules.has("PASSWORD3")) return { pending: null, isExpired: expired };
  const { defaultPasswordHash } = settings;
  const isForced =
    member.password_kind === "GIVEN" ||
    (expired && modules.has("PWDEXPFORCECHANGE3")) ||
    (defaultPasswordHash !== undefined && (await passwords.verify(id, defaultPasswordHash, typed)));
  return { pending: isForced ? "PASSWORD_CHANGE" : null, isExpired: expired };
}
