import type { LanguageCode } from "@marquee/contract";
import type { Call, Location } from "../../http/Call.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import type { NoticeReader } from "./shownNoticeStore.ts";

/** A guest as a reader of announcements and banners. */
export const toGuestReader = (tenant: Tenant, language: LanguageCode, { country }: Location): NoticeReader => ({
  tenant,
  language,
  caller: { guest: { language, country } },
});

/** Whoever makes a call, as a reader: a member by what is known of him, anybody else by language and country. */
export const toReader = ({ tenant, session, language, location }: Call): NoticeReader =>
  session === undefined
    ? toGuestReader(tenant, language, location)
    : { tenant, language, caller: { member: { tenantId: session.tenantId, memberId: session.memberId } } };
