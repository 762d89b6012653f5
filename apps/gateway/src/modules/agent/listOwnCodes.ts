import type { InvitationCodes, InvitationCodesRequest } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { listCountedCodes } from "./affiliateCodeStore.ts";
import { toInvitationUrl } from "./toInvitationUrl.ts";

/** The agent's own affiliate codes with their links and registrations. @throws Refusal `login.not.session` */
export async function listOwnCodes(
  db: Db,
  call: Call,
  { pageNo = 1, pageSize = 20 }: InvitationCodesRequest,
): Promise<InvitationCodes> {
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { list, codes, totals } = await listCountedCodes(db, requireSession(call), page);
  return {
    list: list.map(({ domain, createdAt, ...code }) => ({
      ...code,
      url: toInvitationUrl(call.origin, { kind: "AFFILIATE", code: code.code, domain }),
      createdAt: createdAt.getTime(),
    })),
    pageNo,
    pageSize,
    totalPages: Math.ceil(codes / pageSize),
    totalCount: codes,
    totals,
  };
}
