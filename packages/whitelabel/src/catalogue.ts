import type { ModId } from "@marquee/contract";
import { moduleParents } from "@marquee/contract";

/** A brand's `modules`: its choice for some of them; the gateway's tree alone decides about the others. */
export type BrandModules = Readonly<Record<string, "out" | "off" | "on">>;

/**
 * A feature package, `packages/features/<feature>`: the generated list of an engine imports it. A brand that says `out`
 * at `root` leaves it out.
 */
export type FeatureEntry = {
  readonly feature: string;
  readonly manifest: string;
  readonly root: ModId;
};

/** The feature packages in the order in which their menu entries and sections stand. */
export const featureEntries: readonly FeatureEntry[] = [
  { feature: "shell", manifest: "shellFeature", root: "CORE3" },
  { feature: "auth", manifest: "authFeature", root: "LOGIN3" },
  { feature: "games", manifest: "gamesFeature", root: "LOBBY3" },
  { feature: "wallet", manifest: "walletFeature", root: "TRANSREC3" },
  { feature: "support", manifest: "supportFeature", root: "ANNOUNCE3" },
  { feature: "security", manifest: "securityFeature", root: "SECCEN3" },
  { feature: "agent", manifest: "agentFeature", root: "AGENT3" },
  { feature: "protection", manifest: "protectionFeature", root: "RGCEN3" },
  { feature: "inbox", manifest: "inboxFeature", root: "MESSAGES3" },
  { feature: "referral", manifest: "referralFeature", root: "REFERRAL3" },
];

/**
 * A module that exists as code (brand-platform.md "Gating"). `build`: leaving it out takes its bytes out of the engine;
 * `run`: a switch of the tree only.
 */
export type CatalogueEntry = {
  readonly id: ModId;
  readonly feature: string;
  readonly tier: "build" | "run";
  readonly requires: readonly ModId[];
  /**
   * Modules that may not be on together with it; named at one of the two. A brand chooses: its data closes at least one
   * of the two (out or off).
   */
  readonly conflicts?: readonly ModId[];
  readonly owner: string;
  /** The calendar month in which it was added. */
  readonly since: string;
  /** `off` where a new merchant begins without it; all others begin on. */
  readonly first?: "off";
  /** The last day, `yyyy-MM-dd`, of a switch that is to be removed: after it the matrix is red. */
  readonly expires?: string;
};

const entry = (
  feature: string,
  tier: "build" | "run",
  ids: readonly ModId[],
  requires: readonly ModId[] = [],
  more: Pick<CatalogueEntry, "conflicts" | "expires" | "first"> = {},
) => ids.map((id): CatalogueEntry => ({ id, feature, tier, requires, owner: feature, since: "2026-11", ...more }));

/** Every module that has code; an id of the contract's tree that is not here is not compiled in any engine. */
export const catalogue: readonly CatalogueEntry[] = [
  ...entry("shell", "build", ["ROOT3", "CORE3"]),
  ...entry("shell", "run", ["BANNER3", "THEME3", "LANG3", "SOCIAL3", "CSERV3"]),
  ...entry("shell", "run", ["HOMEGUARD3", "SEAMBARS3"], [], { first: "off" }),
  ...entry("shell", "run", ["MEMCEN3"], ["LOGIN3"]),
  ...entry("auth", "build", ["LOGIN3"]),
  ...entry("auth", "run", ["SIGNUP3", "DIRECTREG3", "USERNAMEREG3", "REGAGE3", "FREEPLAY3", "IMGCODE3", "REMEMBER3"]),
  ...entry("auth", "run", ["SMSCODE3", "NEWIP3"], [], { first: "off" }),
  ...entry("auth", "run", ["MOBILEVERCODELOGIN3"], ["SMSCODE3"], { first: "off" }),
  ...entry("auth", "run", ["MOBILENUMREG3", "MOBILENUMPASSREG3", "REGMOBVERF3", "REGFIRE3"], [], { first: "off" }),
  ...entry("auth", "run", ["REGAFF3", "REGREF3", "GEETEST3"], [], {
    first: "off",
  }),
  ...entry("auth", "run", ["SOCLOGIN3", "SLGOOGLE3", "SLFACEBOOK3", "SLTELEGRAM3", "SLZALO3", "SLLINE3"], [], {
    first: "off",
  }),
  ...entry("games", "build", ["LOBBY3"]),
  ...entry("games", "run", ["LOBBYHOT3", "GRNG3", "GINHOUSE3", "GAMEDEMO3"]),
  ...entry("games", "run", ["GELOTT3", "GLIVE3", "GSPORTS3", "GFISH3", "GPVP3", "GESPORTS3", "GCOCK3"]),
  ...entry("games", "run", ["LOBBYFAV3", "LOBBYRECENT3"], ["LOGIN3"]),
  ...entry("wallet", "build", ["TRANSREC3"], ["LOGIN3"]),
  ...entry("wallet", "run", ["WDCONFIRM3"], ["WITHDRAW3"]),
  ...entry("wallet", "run", ["DEPOSIT3", "BETREC3", "PROFIT3", "BONUSDET3", "WITHDRAW3"], ["LOGIN3"]),
  ...entry("wallet", "run", ["TRANSFER3"], ["LOGIN3"], { first: "off" }),
  ...entry("support", "build", ["ANNOUNCE3"]),
  ...entry("support", "run", ["POPNOTICE3"], ["ANNOUNCE3", "LOGIN3"]),
  ...entry("security", "build", ["SECCEN3"], ["MEMCEN3"]),
  ...entry("security", "run", ["PASSWORD3", "PAYPASS3", "AVATAR3", "KYC3", "TFA3", "PASSKEY3"], ["SECCEN3"]),
  ...entry("agent", "build", ["AGENT3"], ["LOGIN3"]),
  ...entry("agent", "run", ["AGREG3", "TRIALAGENT3"], ["AGENT3"]),
  ...entry("auth", "run", ["FORGMAIL3", "PWDEXPFORCECHANGE3"], ["PASSWORD3"]),
  ...entry("auth", "run", ["CHNGPASSVERIF3"], ["PASSWORD3", "SMSCODE3"], { first: "off" }),
  ...entry("protection", "build", ["RGCEN3"], ["LOGIN3"]),
  ...entry(
    "protection",
    "run",
    ["RGDEP3", "RGLOSS3", "RGWAGER3", "RGSESS3", "RGCHECK3", "RGTIMEOUT3", "RGEXCL3"],
    ["RGCEN3"],
  ),
  ...entry("inbox", "build", ["MESSAGES3"], ["LOGIN3"]),
  ...entry("referral", "build", ["REFERRAL3"], ["LOGIN3"]),
];

/**
 * The nearest module, beginning with this one and going up, that a brand leaves out or switches off: nothing below it
 * can be on, whatever a gateway answers.
 */
export function findClosed(modules: BrandModules, id: ModId): ModId | null {
  if (modules[id] === "out" || modules[id] === "off") return id;
  const parent = moduleParents[id];
  return parent === null ? null : findClosed(modules, parent);
}

/**
 * The pairs of conflicting modules neither of which a brand's data closes: `validate` and `publish` refuse the brand
 * and name both.
 */
export function listConflicts(
  modules: BrandModules,
  entries: readonly CatalogueEntry[] = catalogue,
): readonly (readonly [ModId, ModId])[] {
  const known = new Set(entries.map(({ id }) => id));
  const isOpen = (id: ModId): boolean => known.has(id) && findClosed(modules, id) === null;
  return entries.flatMap(({ id, conflicts = [] }) =>
    isOpen(id) ? conflicts.filter(isOpen).map((other) => [id, other] as const) : [],
  );
}

/** The modules and features that one brand's engine is compiled with, and the app that starts them: `standard`, or `apps/<id>` with slots of its own. */
export type Profile = {
  readonly modules: readonly CatalogueEntry[];
  readonly features: readonly FeatureEntry[];
  readonly app: string;
};

/** What a brand's `modules` compile: what is neither `out` itself nor below an `out` node (brand-platform.md). */
export function toProfile(modules: BrandModules, app = "standard"): Profile {
  const isOut = (id: ModId): boolean => {
    if (modules[id] === "out") return true;
    const parent = moduleParents[id];
    return parent !== null && isOut(parent);
  };
  const features = featureEntries.filter(({ root }) => !isOut(root));
  const names = new Set(features.map(({ feature }) => feature));
  return { features, app, modules: catalogue.filter(({ id, feature }) => names.has(feature) && !isOut(id)) };
}
