import { type Build, toCompressed } from "./Build.ts";
import { toShares } from "./toShares.ts";

const isOfChat = (module: string): boolean => /\/features\/chat\/src\/|\/api-client\/src\/openChat\.ts$/.test(module);

/** What a built site's chat weighs, in bytes: in the home's first scripts, in its button, and in everything that it loads of its own. */
export interface ChatWeight {
  readonly first: number;
  readonly button: number;
  readonly own: number;
}

/** The own code of a feature, in bytes: everything that it loads after the home's first scripts. */
export function weighFeature({ later }: Build, feature: string): number {
  const isOwn = (module: string): boolean => module.includes(`/features/${feature}/src/`);
  const scripts = later.filter(({ modules }) => Object.keys(modules).some(isOwn));
  const shares = toShares(
    scripts.map((script) => ({ ...script, bytes: toCompressed(script.code) })),
    (module) => (isOwn(module) ? feature : "others"),
  );
  return shares.find(({ name }) => name === feature)?.bytes ?? 0;
}

/** Weighs the chat of a build. */
export function weighChat({ initial, later }: Build): ChatWeight {
  const toName = (module: string): string =>
    !isOfChat(module) ? "others" : /ChatButton|useOpenChat|chatRefusedModal\.ts/.test(module) ? "button" : "rest";
  const weigh = (scripts: Build["initial"]): Readonly<Record<string, number>> =>
    Object.fromEntries(toShares(scripts, toName).map(({ name, bytes }) => [name, bytes]));
  const first = weigh(initial);
  const own = later.filter(({ modules }) => Object.keys(modules).some(isOfChat));
  const after = weigh(own.map((script) => ({ ...script, bytes: toCompressed(script.code) })));
  return {
    first: (first["button"] ?? 0) + (first["rest"] ?? 0),
    button: after["button"] ?? 0,
    own: (after["button"] ?? 0) + (after["rest"] ?? 0),
  };
}
