import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import { catalogue, type CatalogueEntry } from "@marquee/whitelabel/catalogue";
import { explainModule, type Verdict } from "@marquee/whitelabel/explain";
import { toDrift } from "./toDrift.ts";

/** A brand and the tree of its merchant. */
export type Column = { readonly brand: Brand; readonly tree: WhitelabelNode };

/** One module over all brands. */
type MatrixRow = { readonly entry: CatalogueEntry; readonly isExpired: boolean; readonly cells: readonly Verdict[] };

/** Feature × brand: the catalogue's modules over all brands, and each brand's drift. */
export type Matrix = {
  readonly columns: readonly Column[];
  readonly rows: readonly MatrixRow[];
  readonly drift: readonly (readonly string[])[];
};

/** Builds the matrix; `today` is a calendar day, `yyyy-MM-dd`. A switch is expired after the end of its day. */
export function toMatrix(
  columns: readonly Column[],
  today: string,
  entries: readonly CatalogueEntry[] = catalogue,
): Matrix {
  const rows = entries.map((entry) => ({
    entry,
    isExpired: entry.expires !== undefined && entry.expires < today,
    cells: columns.map(({ brand, tree }) => explainModule({ modules: brand.modules, tree }, entry.id)),
  }));
  return { columns, rows, drift: columns.map(({ brand, tree }) => toDrift(brand, tree)) };
}
