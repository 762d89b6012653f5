import { join } from "node:path";
import { readBrand } from "@marquee/vite";
import { askOperator } from "./askOperator.ts";
import { readDemo } from "./readDemo.ts";

/** The reasons in a gateway's answer, in whatever form it comes. */
function toReasons(body: unknown): string {
  const refusals: unknown = Reflect.get(Object(Reflect.get(Object(body), "plan")), "refusals");
  const list = Array.isArray(refusals)
    ? refusals.map(
        (each) => `${String(Reflect.get(Object(each), "key"))}: ${String(Reflect.get(Object(each), "reason"))}`,
      )
    : [];
  return list.length > 0 ? list.join("; ") : JSON.stringify(body);
}

/**
 * Applies the folders of brands to their merchants at a running gateway, as a publish does.
 * @returns a line for each that does not follow: nothing of it has changed
 */
export async function followBrands(data: string, brands: string, ids: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const id of ids) {
    const { status, body } = await askOperator(data, "/brand", {
      actor: "start",
      brand: readBrand(join(brands, id)),
      demo: readDemo(brands, id),
      isDry: false,
    });
    if (status !== 200) faults.push(`${id}: its merchant does not follow: ${toReasons(body)}`);
  }
  return faults;
}
