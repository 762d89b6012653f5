import { buffer } from "node:stream/consumers";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { toPdf } from "./toPdf.ts";

it("X-46, X-47: the texts of a PDF are composed, however their letters came", async () => {
  const name = "Nguyễn Văn Ánh";
  const typed = name.normalize("NFD");
  const table = {
    title: `Sao kê ${typed}`.normalize("NFD"),
    facts: [["Tên".normalize("NFD"), typed]] as const,
    notes: [`Của ${typed}`.normalize("NFD")],
    columns: [{ title: "Trò chơi".normalize("NFD"), share: 1 }],
    lines: async function* lines() {
      yield [["Cá Tiên".normalize("NFD")]];
    },
  };
  const bytes = await buffer(toPdf(table, { tag: "vi-VN", page: (page) => `Trang số ${page}`.normalize("NFD") }));
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ("str" in item ? item.str : "")).join("");
  for (const wanted of [`Sao kê ${name}`, `Tên: ${name}`, `Của ${name}`, "Trò chơi", "Cá Tiên", "Trang số 1"])
    // Where one font ends and another begins, the reader of the test puts blanks of its own.
    expect(text.replaceAll(" ", "")).toContain(wanted.replaceAll(" ", ""));
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: `Sao kê ${name}` });
});
