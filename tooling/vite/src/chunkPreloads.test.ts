import { expect, it } from "vitest";
import { toPlainImports } from "./chunkPreloads.ts";

it("a script's imports without lists are plain ones, whatever of them is picked; an import with a list stays", () => {
  const code = [
    "let a=()=>x(()=>import(`./A-1.js`),[]);",
    "let b=()=>x(async()=>{let{B:e,C:t}=await import(`./B-1.js`);return{B:e,C:t}},[]).then(({B:e})=>e);",
    "let c=()=>x(()=>import(`./C-1.js`),__vite__mapDeps([0,1]));",
  ].join("\n");
  expect(toPlainImports(code)).toBe(
    [
      "let a=()=>import(`./A-1.js`);",
      "let b=()=>import(`./B-1.js`).then(({B:e})=>e);",
      "let c=()=>x(()=>import(`./C-1.js`),__vite__mapDeps([0,1]));",
    ].join("\n"),
  );
});
