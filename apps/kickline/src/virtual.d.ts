declare module "virtual:marquee/features" {
  import type { Engine } from "@marquee/runtime";
  export const features: Engine["features"];
  export const loadAll: NonNullable<Engine["loadAll"]>;
  export const compiled: Engine["compiled"];
  export const loadMessages: Engine["loadMessages"];
}
