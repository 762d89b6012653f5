import type { FastifyReply } from "fastify";

/** A cookie that scripts cannot read. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  readonly sameSite: "Strict" | "Lax";
  readonly isSecure: boolean;
}

/** Sends a cookie with the answer, for the host alone and all of its paths. */
export function setCookie(reply: FastifyReply, { name, value, seconds, sameSite, isSecure }: Cookie): void {
  const parts = [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${seconds}`,
    "HttpOnly",
    `SameSite=${sameSite}`,
    ...(isSecure ? ["Secure"] : []),
  ];
  reply.header("set-cookie", parts.join("; "));
}
