import type { TestSource } from "./testing.ts";

declare module "vitest" {
  interface ProvidedContext {
    testSource: TestSource;
  }
}
