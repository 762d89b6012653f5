import type { TestSource } from "@marquee/database/testing";

declare module "vitest" {
  interface ProvidedContext {
    testSource: TestSource;
  }
}
