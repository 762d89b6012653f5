import { isTrial } from "@marquee/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { getCookies } from "../http/identifyRequest.ts";
import { setCookie } from "../http/setCookie.ts";
import type { Session } from "../authentication/Session.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { createVisitorId, isVisitorId, toMemberVisitorId } from "./visitorId.ts";

const visitorCookie = "visitor";
const year = 365 * 24 * 60 * 60;

/**
 * The id by which rollouts choose this visitor (decision 066), kept in a cookie while the merchant has rollouts. A member has the
 * member's own, and the cookie becomes that one, since pages and the status come without a session. A trial's player stays the visitor
 * that came.
 *
 * @param isFirst whether a visitor without an id gets one: with a page and the status, which open a visit
 * @returns `undefined` for a visitor without one, and where nothing is rolled out
 */
export function identifyVisitor(
  tenant: Tenant,
  session: Session | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  isFirst: boolean,
): string | undefined {
  if (tenant.rollouts.size === 0) return undefined;
  const sent = getCookies(request).get(visitorCookie) ?? "";
  const kept = isVisitorId(sent) ? sent : undefined;
  const isMember = session !== undefined && !isTrial(session.kind);
  const id = isMember
    ? toMemberVisitorId(tenant.id, session.memberId)
    : (kept ?? (isFirst ? createVisitorId() : undefined));
  if (id !== undefined && id !== kept)
    setCookie(reply, {
      name: visitorCookie,
      value: id,
      seconds: year,
      // A visit may begin with a link on another site.
      sameSite: "Lax",
      isSecure: request.protocol === "https",
    });
  return id;
}
