/** A column of a report's file. */
export interface ReportColumn {
  readonly title: string;
  /** Its share of a page's width. */
  readonly share: number;
  /** `end` for numbers. */
  readonly align?: "end";
}

/** A report as a table: what stands over it, its columns, and its lines in parts. */
export interface ReportTable {
  readonly title: string;
  /** Names and values over the table, such as the member and the period. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
  readonly columns: readonly ReportColumn[];
  readonly lines: () => AsyncIterable<readonly (readonly string[])[]>;
}
