import { toCamel, toPascal } from "../names.ts";

/** The names that a new domain goes by in every layer. */
export type DomainWords = {
  /** As folders have it: `points`. */
  readonly domain: string;
  /** As types and functions have it: `Points`. */
  readonly pascal: string;
  readonly camel: string;
  /** What the domain keeps: `PointsEntry`. */
  readonly entry: string;
  readonly table: string;
  readonly moduleId: string;
  /** The number of its migration, three digits. */
  readonly number: string;
};

/** The names of a domain. */
export function toDomainWords(domain: string, moduleId: string, number: string): DomainWords {
  const [pascal, camel] = [toPascal(domain), toCamel(domain)];
  return {
    domain,
    pascal,
    camel,
    entry: `${pascal}Entry`,
    table: `${domain.replaceAll("-", "_")}_entries`,
    moduleId,
    number,
  };
}
