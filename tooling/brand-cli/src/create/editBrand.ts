import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Brand } from "@marquee/whitelabel/brand";

const showList = (list: readonly string[]): string => `[${list.map((each) => JSON.stringify(each)).join(", ")}]`;

/** The text of a brand.json with other hosts and no other change. */
function withHosts(text: string, domains: readonly string[], movedDomains: readonly string[]): string {
  const bare = text.replace(/\n[ \t]*"movedDomains"\s*:\s*\[[^\]]*\],?/, "");
  const moved = movedDomains.length === 0 ? "" : `,$1"movedDomains": ${showList(movedDomains)}`;
  return bare.replace(/(\s*)"domains"\s*:\s*\[[^\]]*\]/, `$1"domains": ${showList(domains)}${moved}`);
}

const withId = (text: string, id: string): string => text.replace(/("id"\s*:\s*)"[^"]*"/, `$1${JSON.stringify(id)}`);

/**
 * Changes a brand's id or hosts in its brand.json, leaving the rest of the text as it is; a file formatted in
 * an unusual way is written anew. @returns the previous text
 */
export function editBrand(file: string, change: Partial<Pick<Brand, "id" | "domains" | "movedDomains">>): string {
  const text = readFileSync(file, "utf8");
  const { movedDomains, ...rest }: Brand = { ...JSON.parse(text), ...change };
  const wanted = { ...rest, ...(movedDomains === undefined || movedDomains.length === 0 ? {} : { movedDomains }) };
  const edited = withHosts(withId(text, wanted.id), wanted.domains, movedDomains ?? []);
  writeFileSync(file, isDeepStrictEqual(parse(edited), wanted) ? edited : `${JSON.stringify(wanted, null, 2)}\n`);
  return text;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
