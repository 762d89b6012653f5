import lighthouse from "lighthouse";

/** What Lighthouse says of a page on a phone: score of 100, total blocking time in milliseconds, layout shift. */
export type Audit = { readonly score: number; readonly blocking: number; readonly shift: number };

/** Asks Lighthouse, with its own settings for a phone, about a page; `port` is that of a running browser. @throws when it has no score */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, { port, onlyCategories: ["performance"], logLevel: "error" });
  const score = result?.lhr.categories["performance"]?.score;
  const read = (id: string): number => {
    const value = result?.lhr.audits[id]?.numericValue;
    if (value === undefined)
      throw new Error(`Lighthouse has no ${id} for ${url}: ${result?.lhr.runtimeError?.message ?? "no reason given"}`);
    return value;
  };
  if (typeof score !== "number")
    throw new Error(`Lighthouse has no score for ${url}: ${result?.lhr.runtimeError?.message ?? "no reason given"}`);
  return { score: score * 100, blocking: read("total-blocking-time"), shift: read("cumulative-layout-shift") };
}
