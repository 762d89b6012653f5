import { type ApiError, isApiError } from "@marquee/api-client";
import type { SecondFactorMethod } from "@marquee/contract";

/** A login whose second step is due. */
export type LoginChallenge = {
  readonly challengeId: string;
  readonly methods: readonly SecondFactorMethod[];
  readonly reason: "TWO_FACTOR" | "NEW_IP";
};

const known: readonly SecondFactorMethod[] = ["TOTP", "EMAIL", "SMS"];

/** The second step that a refused login asks for; null if it was refused for another reason. */
export function toLoginChallenge(error: unknown): LoginChallenge | null {
  if (!isApiError(error) || error.code !== "login.second.factor.required") return null;
  const { challengeId, methods, reason }: ApiError["value"] = error.value;
  if (typeof challengeId !== "string" || !Array.isArray(methods)) return null;
  const offered = known.filter((method) => methods.includes(method));
  return offered.length === 0
    ? null
    : { challengeId, methods: offered, reason: reason === "NEW_IP" ? "NEW_IP" : "TWO_FACTOR" };
}
