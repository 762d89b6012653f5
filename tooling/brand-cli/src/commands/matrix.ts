import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readBrands, root } from "@marquee/vite";
import type { Command } from "../cli/Command.ts";
import { CommandError } from "../cli/CommandError.ts";
import { toMatrix } from "../reports/toMatrix.ts";
import { toMatrixPage } from "../reports/toMatrixPage.ts";
import { readTree } from "../trees/readTree.ts";

/** `pnpm brand matrix`: a page of every module in every brand, with owners, expiry and drift. */
export const matrix: Command = {
  name: "matrix",
  usage: "",
  summary:
    "Writes a page of every module in every brand, to filter as one reads: who decided, owner, expiry, drift; an expired switch is refused",
  options: { out: { type: "string" }, gateway: { type: "string" } },
  about: {
    out: "the file (.marquee/matrix.html)",
    gateway: "ask this gateway for the trees; the recorded ones otherwise",
  },
  examples: ["matrix", "matrix --out modules.html --gateway http://127.0.0.1:8080"],
  run: async ({ get, brands }) => {
    const columns = [];
    const { brands: sound, faults } = readBrands(brands);
    for (const brand of sound)
      columns.push({ brand, tree: await readTree(brands, brand, { gateway: get("gateway") }) });
    const today = new Date().toISOString().slice(0, 10);
    const table = toMatrix(columns, today);
    const out = resolve(get("out") ?? join(root, ".marquee/matrix.html"));
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, toMatrixPage(table, today));
    const expired = table.rows.filter(({ isExpired }) => isExpired).map(({ entry }) => entry);
    if (expired.length > 0)
      throw new CommandError(
        "refused",
        `expired: ${expired.map(({ id, owner, expires }) => `${id} (${owner}, ${expires})`).join(", ")}; the page is ${out}`,
      );
    return {
      lines: [...faults.map((fault) => `left out: ${fault}`), out],
      data: { out, modules: table.rows.length, brands: columns.length, leftOut: faults },
    };
  },
};
