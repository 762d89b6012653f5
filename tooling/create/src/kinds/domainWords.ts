import { toCamel, toPascal } from "../names.ts";

/** The names of a new domain in all layers. */
export type DomainWords = {
  /** As in folder names: `points`. */
  readonly domain: string;
  /** As in names of types and functions: `Points`. */
  readonly pascal: string;
  readonly camel: string;
  /** The type of what the domain stores: `PointsEntry`. */
  readonly entry: string;
  readonly table: string;
  /** The function of the database that closes an entry: `close_points_entry`. */
  readonly closing: string;
  /** The kind of its live events, and that of its webhooks: words of small letters with points between them. */
  readonly liveKind: string;
  readonly webhookKind: string;
  readonly moduleId: string;
  /** The key of its page in the back office's menu, beside those of its group; none where all letters are taken. */
  readonly letter: string | undefined;
  /** The number of its migration, with three digits. */
  readonly number: string;
};

/** The first letter of a name that is free, or else of the alphabet. */
const toLetter = (domain: string, taken: ReadonlySet<string>): string | undefined =>
  [...domain.replaceAll(/[^a-z]/g, ""), ..."abcdefghijklmnopqrstuvwxyz"].find((letter) => !taken.has(letter));

/** Derives the names of a domain; `letters` are those of the other pages in its group of the back office's menu. */
export function toDomainWords(
  domain: string,
  { moduleId, number, letters }: Pick<DomainWords, "moduleId" | "number"> & { readonly letters: ReadonlySet<string> },
): DomainWords {
  const [pascal, camel] = [toPascal(domain), toCamel(domain)];
  const liveKind = domain.replaceAll(/[0-9]/g, "").split("-").filter(Boolean).join(".");
  return {
    domain,
    pascal,
    camel,
    entry: `${pascal}Entry`,
    table: `${domain.replaceAll("-", "_")}_entries`,
    closing: `close_${domain.replaceAll("-", "_")}_entry`,
    liveKind,
    webhookKind: `${liveKind}.changed`,
    moduleId,
    letter: toLetter(domain, letters),
    number,
  };
}
