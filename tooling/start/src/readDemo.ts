import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrandDemo, checkDemo } from "@marquee/whitelabel/brand";

/** What a brand's demo.json switches where a gateway shows a demo; nothing where it has none. @throws naming the file, the key and what was expected */
export function readDemo(brands: string, id: string): BrandDemo {
  const file = join(brands, id, "demo.json");
  if (!existsSync(file)) return { modules: {} };
  const { demo, faults } = checkDemo(file, JSON.parse(readFileSync(file, "utf8")));
  const [fault] = faults;
  if (demo === undefined)
    throw new Error(`${file}: ${fault?.key ?? ""} is ${fault?.found ?? "wrong"}, expected ${fault?.expected ?? ""}`);
  return demo;
}
