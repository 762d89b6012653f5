import type { TestSource } from "../src/testing.ts";

declare module "vitest" {
  interface ProvidedContext {
    testSource: TestSource;
  }
}
