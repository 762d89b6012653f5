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
  readonly moduleId: string;
  /** The number of its migration, with three digits. */
  readonly number: string;
};

/** Derives the names of a domain. */
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
