import PDFDocument from "pdfkit";
import { toFontRuns, type Weight } from "./pdfFonts.ts";
import type { ReportColumn, ReportTable } from "./ReportTable.ts";

const margin = 36;
const size = { title: 18, text: 9, cell: 8 } as const;
const lineHeight = 1.5;
const ink = "#1a1a1a";
const rule = "#b8b8b8";
/** Letters with their marks as one, which is how the fonts have them: a mark by itself is drawn beside its letter. */
const toComposed = (text: string): string => text.normalize("NFC");

/** Measures and draws texts; each letter is measured once. */
function createPen(doc: PDFKit.PDFDocument) {
  const widths: Record<Weight, Map<string, number>> = { normal: new Map(), strong: new Map() };

  /** The width of a letter of one point. */
  function toLetterWidth(letter: string, weight: Weight): number {
    const found = widths[weight].get(letter);
    if (found !== undefined) return found;
    const [run] = toFontRuns(letter, weight);
    const width = run === undefined ? 0 : doc.font(run.file).fontSize(1).widthOfString(letter);
    widths[weight].set(letter, width);
    return width;
  }

  function toWidth(text: string, points: number, weight: Weight): number {
    let width = 0;
    for (const letter of text) width += toLetterWidth(letter, weight);
    return width * points;
  }

  /** Draws a text on one line; letters of several fonts stand on one base line. */
  function draw(
    text: string,
    {
      x,
      y,
      points,
      weight,
    }: { readonly x: number; readonly y: number; readonly points: number; readonly weight: Weight },
  ): void {
    let at = x;
    doc.fillColor(ink);
    for (const run of toFontRuns(text, weight)) {
      doc.font(run.file).fontSize(points).text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += toWidth(run.text, points, weight);
    }
  }

  /** Breaks a text into lines of a width, between words where it can. */
  function toLines(text: string, width: number, points: number, weight: Weight): readonly string[] {
    if (toWidth(text, points, weight) <= width) return [text];
    const lines: string[] = [];
    let line = "";
    let used = 0;
    const end = (): void => {
      lines.push(line.trimEnd());
      [line, used] = ["", 0];
    };
    for (const word of text.split(/(?<=[ \-·])/u)) {
      if (line !== "" && used + toWidth(word.trimEnd(), points, weight) > width) end();
      for (const letter of word) {
        const own = toLetterWidth(letter, weight) * points;
        if (line !== "" && letter !== " " && used + own > width) end();
        line += letter;
        used += own;
      }
    }
    return [...lines, line.trimEnd()];
  }

  return { draw, toWidth, toLines };
}

interface Cell {
  readonly lines: readonly string[];
  readonly x: number;
  readonly width: number;
  readonly isEnd: boolean;
}

/** What a document needs besides its table. */
export interface PdfWords {
  /** The BCP-47 tag of its language. */
  readonly tag: string;
  readonly page: (page: number) => string;
}

/**
 * A report as a PDF that assistive technology can read: tagged with its language, title, and the structure of its table. The pages leave as
 * they are full, so that a long report takes no memory.
 */
export function toPdf(table: ReportTable, { tag, page }: PdfWords): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: "A4",
    layout: "landscape",
    margin,
    tagged: true,
    lang: tag,
    pdfVersion: "1.7",
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: toComposed(table.title) },
  });
  draw(doc, table, page).then(
    () => doc.end(),
    (error: unknown) => doc.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return doc;
}

function toColumnPlaces(columns: readonly ReportColumn[], width: number) {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  return columns.map(({ share, align }) => {
    const own = { x, width: (share / all) * width - 8, isEnd: align === "end" };
    x += (share / all) * width;
    return own;
  });
}

async function draw(doc: PDFKit.PDFDocument, table: ReportTable, toPageText: (page: number) => string): Promise<void> {
  const pen = createPen(doc);
  let pages = 0;
  let y = 0;
  const root = doc.struct("Document");
  doc.addStructure(root);
  const addPage = (): void => {
    doc.addPage();
    pages += 1;
    y = margin + size.title;
    // The foot is no part of what is read out.
    doc.markContent("Artifact", { type: "Pagination" });
    pen.draw(toComposed(toPageText(pages)), {
      x: margin,
      y: doc.page.height - margin / 2,
      points: size.cell,
      weight: "normal",
    });
    doc.endMarkedContent();
  };
  addPage();
  const width = doc.page.width - 2 * margin;
  const bottom = doc.page.height - margin - size.text;
  const write = (kind: "H1" | "P", text: string, points: number, weight: Weight): void => {
    root.add(
      doc.struct(kind, {}, () => {
        for (const line of pen.toLines(toComposed(text), width, points, weight)) {
          pen.draw(line, { x: margin, y, points, weight });
          y += points * lineHeight;
        }
      }),
    );
  };
  write("H1", table.title, size.title, "strong");
  for (const [name, value] of table.facts) write("P", `${name}: ${value}`, size.text, "normal");
  for (const note of table.notes) write("P", note, size.text, "normal");
  y += size.text;
  const places = toColumnPlaces(table.columns, width);
  const parent = doc.struct("Table");
  root.add(parent);
  const addRow = (kind: "TH" | "TD", texts: readonly string[], weight: Weight): void => {
    const cells = places.map((place, index): Cell => ({
      ...place,
      lines: pen.toLines(toComposed(texts[index] ?? ""), place.width, size.cell, weight),
    }));
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * size.cell * lineHeight;
    if (y + height > bottom) {
      addPage();
      if (kind === "TD") addRow("TH", titles, "strong");
    }
    const top = y;
    const row = doc.struct("TR");
    parent.add(row);
    for (const cell of cells) {
      row.add(
        doc.struct(kind, {}, () => {
          for (const [index, line] of cell.lines.entries()) {
            const x = cell.isEnd ? cell.x + cell.width - pen.toWidth(line, size.cell, weight) : cell.x;
            pen.draw(line, { x, y: top + index * size.cell * lineHeight, points: size.cell, weight });
          }
        }),
      );
    }
    row.end();
    y = top + height;
    doc.markContent("Artifact", { type: "Layout" });
    doc
      .moveTo(margin, y - size.cell)
      .lineTo(margin + width, y - size.cell)
      .lineWidth(kind === "TH" ? 1 : 0.25)
      .strokeColor(rule)
      .stroke();
    doc.endMarkedContent();
    y += 4;
  };
  const titles = table.columns.map(({ title }) => title);
  addRow("TH", titles, "strong");
  for await (const part of table.lines()) for (const line of part) addRow("TD", line, "normal");
  parent.end();
  root.end();
}
