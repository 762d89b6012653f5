import { rows } from "@marquee/contract/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";

describe("the documents of the calls", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  const get = (url: string) => app.http.inject({ url, headers: { host: "aurelune.localhost" } });

  it("X-71: /docs describes every row and method", async () => {
    const document = (await get("/docs/openapi.json")).json<{
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    expect(document.openapi).toBe("3.1.0");
    for (const { endpoint } of rows) {
      expect(document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.operationId).toBe(endpoint.name);
    }
    // Rows may share a path; together they must be everything listed for it.
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = rows
        .filter(({ endpoint }) => endpoint.path === path)
        .flatMap(({ endpoint }) => [endpoint.method, ...endpoint.alsoMethods]);
      expect(Object.keys(methods).toSorted(), path).toEqual(named.map((method) => method.toLowerCase()).toSorted());
    }
    expect((await get("/docs")).body).toContain("getBalance");
  });
});
