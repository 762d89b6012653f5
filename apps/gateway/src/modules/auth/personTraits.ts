import type { NameKey } from "../../authentication/createNameKey.ts";
import { type MemberTrait, toNameKey } from "./memberTraits.ts";

/** An account to which a member is paid. */
interface Payee {
  readonly place: string;
  readonly number: string;
  readonly holder: string;
}

/** What is known of a person beside the fields of the registration. */
export interface KnownPerson {
  /** In lower case. */
  readonly email?: string | null;
  /** In E.164. */
  readonly mobile?: string | null;
  /** An account at a provider of social sign-in. */
  readonly social?: { readonly issuer: string; readonly subject: string };
  readonly documentNumber?: string;
  readonly payee?: Payee;
  readonly name?: string;
  /** `yyyy-MM-dd` */
  readonly birthday?: string | null;
}

/** A mailbox regardless of what its owner may write into the address: a part behind `+`, and dots where the provider ignores them. */
function toMailbox(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  const plain = local.split("+")[0] ?? "";
  return `${/^g(?:oogle)?mail\.com$/.test(domain) ? plain.replaceAll(".", "") : plain}@${domain}`;
}

/** A document's number without what people write between its letters and digits. */
export const toDocumentNumber = (typed: string): string =>
  typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The traits of what is known of a person; unlike the fields of a registration they name one person alone. */
export function toPersonTraits(
  hash: NameKey,
  tenantId: string,
  { email, mobile, social, documentNumber, payee, name = "", birthday }: KnownPerson,
): readonly MemberTrait[] {
  const document = toDocumentNumber(documentNumber ?? "");
  const nameKey = toNameKey(name);
  const pairs: (readonly [MemberTrait["rule"], string] | undefined)[] = [
    email ? ["SAME_CONTACT", `mail\n${toMailbox(email)}`] : undefined,
    mobile ? ["SAME_CONTACT", `mobile\n${mobile}`] : undefined,
    social && ["SAME_CONTACT", `social\n${social.issuer}\n${social.subject}`],
    document === "" ? undefined : ["SAME_DOCUMENT", document],
    payee && ["SAME_PAYEE", `${payee.place}\n${payee.number}\n${toNameKey(payee.holder)}`],
    nameKey !== "" && birthday ? ["SAME_NAME_AND_BIRTHDAY", `${nameKey}\n${birthday}`] : undefined,
  ];
  return pairs.flatMap((pair) => (pair === undefined ? [] : { rule: pair[0], key: hash(tenantId, pair.join("\n")) }));
}
