import { type Call, requireSession } from "../../http/Call.ts";
import type { Session } from "../../authentication/Session.ts";
import { Refusal } from "../../http/Refusal.ts";
import { isBarredFromAll } from "../restriction/index.ts";
import { requirePassword } from "../withdrawal/index.ts";
import type { Services } from "./services.ts";

/**
 * The player who takes something for points, with the payment password where the merchant asks for one (WL-12). Agents have other rewards, and who is
 * barred from all games has none.
 * @throws Refusal `account.frozen`, `account.closed`, `permission.denied`, `payment.password.*`
 */
export async function requireClaimant(services: Services, call: Call, typed: string | undefined): Promise<Session> {
  const session = requireSession(call);
  if (session.status !== "ACTIVE") throw new Refusal(session.status === "CLOSED" ? "account.closed" : "account.frozen");
  if (session.kind !== 0) throw new Refusal("permission.denied");
  // Money that could not be played with would be of no use.
  if (await isBarredFromAll(services.db, session)) throw new Refusal("permission.denied");
  await requirePassword(services, call, typed);
  return session;
}
