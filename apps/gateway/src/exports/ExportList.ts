import { staffRows } from "@marquee/contract/schema";
import type { Permission, StaffEndpoint } from "@marquee/contract/staff";
import type { TSchema } from "typebox";
import type { Db } from "../db/Db.ts";
import type { SomeServices } from "../Services.ts";
import type { Tenant } from "../tenants/Tenant.ts";

/** For whom a list is read. */
export interface ExportScope {
  readonly tenant: Tenant;
  /** Whether the file may hold what takes this permission; only those named in `uses` are answered with yes. */
  readonly may: (permission: Permission) => boolean;
}

/** What a list takes to be read. */
export type ListServices = SomeServices<"db">;

/** A part of a list. */
interface ExportPart<Row> {
  readonly rows: readonly Row[];
  /** Where the next part begins; null after the last one. */
  readonly next: string | null;
}

/** How a list is written to a file. */
interface ListSource<Request, Row> {
  /** More lines than this, in the files that one person has had made in a day together, take two people. */
  readonly twoAbove?: number;
  /** Permissions that show more of the list to those who hold them. */
  readonly uses?: readonly Permission[];
  readonly columns: readonly { readonly title: string; readonly toText: (row: Row) => string }[];
  /** How many lines there are, for the progress. */
  readonly count: (db: Db, scope: ExportScope, request: Request) => Promise<number>;
  /** Reads the lines behind a place, at most so many, in an order that new lines do not disturb. */
  readonly read: (
    services: ListServices,
    scope: ExportScope,
    request: Request,
    place: string | undefined,
    most: number,
  ) => Promise<ExportPart<Row>>;
}

/** A list of which a file can be made. A module names its lists in its manifest. */
interface AnyExportList<Request> {
  /** As the back office names the list. */
  readonly name: string;
  /** What it takes to read the list. */
  readonly permission: Permission;
  readonly uses: readonly Permission[];
  /** More lines than this, in the files that one person has had made in a day together, take two people. */
  readonly twoAbove: number | undefined;
  /** Of its filters. */
  readonly request: TSchema;
  readonly titles: readonly string[];
  count(db: Db, scope: ExportScope, request: Request): Promise<number>;
  read(
    services: ListServices,
    scope: ExportScope,
    request: Request,
    place: string | undefined,
    most: number,
  ): Promise<ExportPart<readonly string[]>>;
}

/** One of {@link exportList}: a list of lists cannot carry each one's own types, so a request is any object that its schema has checked. */
export type ExportList = AnyExportList<object>;

/** Makes the list of a row exportable, with the row's permission and filters. @throws Error for a row that takes no permission */
export function exportList<Request extends object, Value, Row>(
  name: string,
  { name: rowName, permission }: StaffEndpoint<Request, Value>,
  { twoAbove, uses = [], columns, count, read }: ListSource<Request, Row>,
): AnyExportList<Request> {
  const row = staffRows.find(({ endpoint }) => endpoint.name === rowName);
  if (row === undefined || permission === null) throw new Error(`the list ${name} has no row with a permission`);
  return {
    name,
    permission,
    uses,
    twoAbove,
    request: row.request,
    titles: columns.map(({ title }) => title),
    count,
    async read(services, scope, request, place, most) {
      const { rows, next } = await read(services, scope, request, place, most);
      return { rows: rows.map((line) => columns.map(({ toText }) => toText(line))), next };
    },
  };
}
