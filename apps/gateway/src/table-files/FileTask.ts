import type { ReportTable } from "./ReportTable.ts";

/** What a thread makes in one go: a part of a CSV file, or a whole PDF. */
export type FileTask =
  | { readonly format: "csv"; readonly lines: readonly (readonly string[])[]; readonly isFirst: boolean }
  | {
      readonly format: "pdf";
      readonly table: Omit<ReportTable, "lines">;
      readonly lines: readonly (readonly string[])[];
      readonly words: PdfTexts;
    };

/** What a PDF needs besides its table. */
export interface PdfTexts {
  /** The BCP-47 tag of its language. */
  readonly tag: string;
  /** The text under a page, with `{page}` where its number stands. */
  readonly page: string;
}

/** The answer of a thread to its task. */
export type FileAnswer = { readonly bytes: Uint8Array } | { readonly fault: string };
