import type { TestSource } from "@marquee/database/testing";

declare module "vitest" {
  interface ProvidedContext {
    testSource: TestSource;
    /** Where the games' client was built for the browser's tests. */
    clientFolder: string;
  }
}
