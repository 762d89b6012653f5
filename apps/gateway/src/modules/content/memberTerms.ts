import type { AcceptTerms, MemberTerms } from "@marquee/contract";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import { findShownPage } from "./shownStore.ts";
import {
  addAcceptance,
  addRegisteredAcceptance,
  hasTermsToAccept,
  isPublishedTerms,
  type ReadTerms,
} from "./termsStore.ts";
import { toReader, toShown } from "./toShown.ts";

/**
 * Lets money of a member come into play only where nothing of the terms is left to accept.
 * @throws Refusal `terms.not.accepted`
 */
export async function requireTermsAccepted(db: Db, key: MemberKey): Promise<void> {
  if (await hasTermsToAccept(db, key)) throw new Refusal("terms.not.accepted");
}

/** The terms that the member has to accept, as they are on the site. */
export async function showMemberTerms({ db }: Services, call: Call): Promise<MemberTerms> {
  if (!(await hasTermsToAccept(db, requireSession(call)))) return { terms: null };
  const page = await findShownPage(db, toReader(call), "terms");
  return { terms: page === undefined ? null : { version: page.published, ...toShown(page) } };
}

/** Refuses a version that the merchant has never published in this language. @throws Refusal `fields` */
async function requirePublished(
  db: Db,
  tenantId: string,
  terms: ReadTerms,
  name: "version" | "termsVersion",
): Promise<void> {
  if (!(await isPublishedTerms(db, tenantId, terms)))
    throw new Refusal("fields", { fields: [{ name, rule: "unknown" }] });
}

/** Keeps that the member accepts what is on the site. @throws Refusal `fields`; `terms.changed` where another version is on the site */
export async function acceptShown({ db }: Services, call: Call, request: AcceptTerms): Promise<Record<string, never>> {
  const session = requireSession(call);
  await requirePublished(db, session.tenantId, request, "version");
  if (!(await addAcceptance(db, session, request))) throw new Refusal("terms.changed");
  return {};
}

/**
 * Prepares to keep which terms a registration's page showed; the returned effect keeps it with the new member. A page that showed none
 * keeps nothing. @throws Refusal `fields`
 */
export async function prepareRegisteredTerms(
  db: Db,
  tenantId: string,
  { termsVersion, termsLanguage }: Readonly<{ termsVersion?: number; termsLanguage?: ReadTerms["language"] }>,
): Promise<(tx: Db, memberId: string) => Promise<void>> {
  if (termsVersion === undefined) return () => Promise.resolve();
  if (termsLanguage === undefined)
    throw new Refusal("fields", { fields: [{ name: "termsLanguage", rule: "required" }] });
  const terms = { version: termsVersion, language: termsLanguage };
  await requirePublished(db, tenantId, terms, "termsVersion");
  return (tx, memberId) => addRegisteredAcceptance(tx, { tenantId, memberId }, terms);
}
