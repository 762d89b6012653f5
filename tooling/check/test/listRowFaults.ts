import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rows } from "@marquee/contract/schema";

const isSource = (file: string): boolean => !/\.(?:test|stories)\.tsx?$/.test(file);

const readAll = (folder: string, pattern: string): string =>
  globSync(pattern, { cwd: folder })
    .filter(isSource)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

const count = (names: readonly string[], name: string): number => names.filter((one) => one === name).length;

/** What only others ask for: an app that keeps a list of the site's addresses. */
const ofOthers: readonly string[] = ["getDomainRoute"];

/**
 * What is missing between a contract row, its gateway handler, its client call and a place that uses it, read from a
 * tree's sources: each row has one of each, in the folders of its domain, and nothing is there without a row.
 */
export function listRowFaults(root: string): string[] {
  const domains = [...new Set(rows.map(({ endpoint }) => endpoint.domain))];
  // What the client does with several calls as one is used like a call: `check:unused` finds one that nobody uses.
  const users = ["packages/{runtime,features/*}/src/**/*.{ts,tsx}", "packages/api-client/src/{favourites,games}/*.ts"]
    .map((pattern) => readAll(root, pattern))
    .join("\n");
  // A row that streams has no hook: a function reads it.
  const streams = [...readAll(root, "packages/api-client/src/readEvents.ts").matchAll(/\.\.\.row \} = (\w+);/g)].map(
    ([, name = ""]) => name,
  );
  return domains.flatMap((domain) => {
    const names = rows.flatMap(({ endpoint }) => (endpoint.domain === domain ? [endpoint.name] : []));
    // A domain may have a second module, such as `agent-centre`, which uses what the first one may not.
    const modules = globSync(`${domain}{,-*}`, { cwd: join(root, "apps/gateway/src/modules") }).filter(
      (folder) => folder === domain || !domains.some((other) => other === folder),
    );
    const routes = modules
      .map((folder) => readAll(root, `apps/gateway/src/modules/${folder}/{routes,*Routes}.ts`))
      .join("\n");
    const handlers = [
      ...routes.matchAll(/\b(?:idempotentRoute|streamRoute|sampleRoute|route)\(\s*(?:(?:row|contract)\.)?(\w+),/g),
    ].map(([, name = ""]) => name);
    const client = readAll(root, `packages/api-client/src/endpoints/${domain}/*.ts`);
    const calls = [...client.matchAll(/\bto(?:Query|Mutation)\((\w+)\)/g)].map(([, name = ""]) => name);
    const called = [...calls, ...streams.filter((name) => names.includes(name))];
    const isUsed = (name: string): boolean => {
      if (streams.includes(name)) return users.includes("readEvents(");
      const hook = `use(?:Lazy)?${name.charAt(0).toUpperCase()}${name.slice(1)}(?:Query|Mutation)`;
      return new RegExp(`\\b(?:${hook}\\(|\\w+Api\\.endpoints\\.${name}\\b|\\w+Api\\.${hook}\\()`).test(users);
    };
    return [
      ...names
        .filter((name) => count(handlers, name) !== 1)
        .map((name) => `${name} has ${count(handlers, name)} handlers`),
      ...names
        .filter((name) => count(called, name) !== 1)
        .map((name) => `${name} has ${count(called, name)} client calls`),
      ...names
        .filter((name) => !isUsed(name) && !ofOthers.includes(name))
        .map((name) => `nothing that players see uses ${name}`),
      ...[...handlers, ...called]
        .filter((name) => !names.includes(name))
        .map((name) => `${name} is no row of ${domain}`),
    ];
  });
}
