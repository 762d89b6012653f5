import type { LoginValue, PasskeyLoginRequest } from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import type { Services } from "../../Services.ts";
import { finishLogin, requireAdmission } from "./completeLogin.ts";
import { getMember } from "./memberStore.ts";

/**
 * Logs in with a passkey alone: the device has verified its user, so there is no second step and no forced password change.
 *
 * @throws Refusal `passkey.invalid`, `login.not.member`, `login.not.agent`, `account.*`
 */
export async function loginByPasskey(
  services: Services,
  call: Call,
  { response, side }: PasskeyLoginRequest,
): Promise<LoginValue> {
  const { memberId, consume } = await services.passkeys.check(call, response);
  const member = await getMember(services.db, call.tenant.id, memberId);
  await requireAdmission(services, call, member, side);
  return finishLogin(services, call, member, { also: consume, staleCode: "passkey.invalid" });
}
