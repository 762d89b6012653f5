import type { LoginValue, PasskeyLoginRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import type { Services } from "./services.ts";
import { finishLogin, requireAdmission, requireSecondStep } from "./completeLogin.ts";
import { getMember } from "./memberStore.ts";
import { tellPasskeyBehind } from "./passkeyBehind.ts";

/**
 * Logs in with a passkey alone: the device has verified its user, so there is no second step and no forced password change. One whose counter did not rise may have been copied: it needs a second step,
 * and the member is told.
 *
 * @throws Refusal `passkey.invalid`, `login.second.factor.required`, `login.not.member`, `login.not.agent`, `account.*`
 */
export async function loginByPasskey(
  services: Services,
  call: Call,
  { response, side, deviceId }: PasskeyLoginRequest,
): Promise<LoginValue> {
  const { memberId, isBehind, consume } = await services.passkeys.check(call, response);
  const member = await getMember(services.db, call.tenant.id, memberId);
  await requireAdmission(services, call, member, side);
  if (isBehind) {
    const also = async (tx: Db): Promise<void> => {
      await consume(tx);
      await tellPasskeyBehind(tx, services, call, member);
    };
    const step = { side, deviceId, pending: null, isExpired: false, also, staleCode: "passkey.invalid" } as const;
    return requireSecondStep(services, call, member, step);
  }
  return finishLogin(services, call, member, { also: consume, staleCode: "passkey.invalid" });
}
