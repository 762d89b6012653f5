import { toAddressKey } from "@marquee/rate-limit";
import type { FastifyRequest } from "fastify";
import type { SomeServices } from "../Services.ts";
import { identifyLocation } from "./identifyRequest.ts";
import { Refusal } from "./Refusal.ts";

/**
 * Counts a callback that is not signed by whom it says, by its address at all gateways. What is rightly signed is never counted, nor asked
 * how many came: look at the signature first.
 * @returns the seconds to wait when the address has sent too many, 0 otherwise
 */
export async function countUnsigned(
  { config, limiter }: SomeServices<"config" | "limiter">,
  request: FastifyRequest,
): Promise<number> {
  const { ip } = identifyLocation(request, undefined);
  try {
    await limiter(`unsigned ${toAddressKey(ip)}`, config.limits.unsigned);
    return 0;
  } catch (error) {
    if (error instanceof Refusal && error.code === "rate.limited") return error.details.retryAfter ?? 1;
    throw error;
  }
}
