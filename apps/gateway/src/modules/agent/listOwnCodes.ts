import type { InvitationCodes, InvitationCodesRequest } from "@marquee/contract";
import type { Db } from "../../db/Schema.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { listCountedCodes } from "./affiliateCodeStore.ts";

/** The address that opens the registration with a code: at the code's own domain, otherwise where the caller is. */
function toInvitationUrl(origin: string, code: string, domain: string | null): string {
  const url = new URL("/register", origin);
  if (domain !== null) url.hostname = domain;
  url.searchParams.set("affiliateCode", code);
  return url.href;
}

/** The agent's own affiliate codes with their links and registrations. @throws Refusal `login.not.session` */
export async function listOwnCodes(
  db: Db,
  call: Call,
  { pageNo = 1, pageSize = 20 }: InvitationCodesRequest,
): Promise<InvitationCodes> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, codes, registrations } = await listCountedCodes(db, requireSession(call), page);
  return {
    list: list.map(({ domain, createdAt, ...code }) => ({
      ...code,
      url: toInvitationUrl(call.origin, code.code, domain),
      createdAt: createdAt.getTime(),
    })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(codes / pageSize),
    totalCount: codes,
    totals: { registrations },
  };
}
