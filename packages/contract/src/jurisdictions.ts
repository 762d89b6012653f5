import type { ModId } from "./modules.ts";

/** The names of the sets of player-protection rules that a merchant may be under. */
export const jurisdictionIds = ["SEA", "GB", "MT"] as const;

/** One of {@link jurisdictionIds}. */
export type JurisdictionId = (typeof jurisdictionIds)[number];

/** The rules of a jurisdiction. Every rule here is enforced; a rule that is not built yet is not in the table. */
export type JurisdictionRules = {
  /** The least age in years of who registers; a merchant may ask for more (RG-28). */
  readonly leastAge: number;
  /** The terms box is ticked at first. Elsewhere accepting is an act of the visitor's own (RG-23). */
  readonly termsTicked: boolean;
  /** Milliseconds from one spin's start until the next one may start; 0 for none. */
  readonly leastSpin: number;
  /** A game for money that is opened ends every other one of its player, of whatever vendor. */
  readonly oneGame: boolean;
  /** Merchants may give money to whoever opens a red envelope in time; gifts of chance for haste are forbidden elsewhere (PM-14). */
  readonly redEnvelopes: boolean;
  /** Merchants may give prizes by raffle; gifts of chance need a licence of their own elsewhere (PM-15). */
  readonly raffles: boolean;
  /** Merchants may give bonuses for what was lost; they would draw players back to recover losses elsewhere. */
  readonly lossBonuses: boolean;
  /** Members may give each other money in chat rooms; transfers between players are barred elsewhere. */
  readonly tips: boolean;
  /** Modules that the profile turns on when it is chosen, and that nobody switches off then (contract 3.3). */
  readonly lockedModules: readonly ModId[];
};

/** The name of a rule. */
type JurisdictionRule = keyof JurisdictionRules;

const protection: readonly ModId[] = [
  "RGCEN3",
  "RGDEP3",
  "RGLOSS3",
  "RGWAGER3",
  "RGSESS3",
  "RGCHECK3",
  "RGTIMEOUT3",
  "RGEXCL3",
];

/** The one table of what a jurisdiction asks: the gateway, the pages and the games read it, and staff see it before they change it. */
export const jurisdictions: Readonly<Record<JurisdictionId, JurisdictionRules>> = {
  SEA: {
    leastAge: 18,
    termsTicked: true,
    leastSpin: 0,
    oneGame: false,
    redEnvelopes: true,
    raffles: true,
    lossBonuses: true,
    tips: true,
    lockedModules: [],
  },
  GB: {
    leastAge: 18,
    termsTicked: false,
    leastSpin: 2_500,
    oneGame: true,
    redEnvelopes: false,
    raffles: false,
    lossBonuses: false,
    tips: false,
    lockedModules: protection,
  },
  MT: {
    leastAge: 18,
    termsTicked: false,
    leastSpin: 0,
    oneGame: false,
    redEnvelopes: false,
    raffles: false,
    lossBonuses: false,
    tips: false,
    lockedModules: protection,
  },
};

/** Where players meet a rule. */
type RuleScreen = "registration" | "profile" | "game" | "memberCentre" | "promotions" | "chat";

/** Where players meet each rule; a rule of the table without a screen does not compile. */
const ruleScreens: Readonly<Record<JurisdictionRule, readonly RuleScreen[]>> = {
  leastAge: ["registration", "profile"],
  termsTicked: ["registration"],
  leastSpin: ["game"],
  oneGame: ["game"],
  redEnvelopes: ["memberCentre"],
  raffles: ["memberCentre"],
  lossBonuses: ["promotions"],
  tips: ["chat"],
  lockedModules: ["memberCentre"],
};

/** Says whether a text is the name of a jurisdiction. */
export function isJurisdictionId(text: string): text is JurisdictionId {
  return Object.hasOwn(jurisdictions, text);
}

/** The rules of a jurisdiction. @throws RangeError for a name that this program does not know: no weaker rules stand in for it */
export function getJurisdictionRules(name: string): JurisdictionRules {
  if (!isJurisdictionId(name)) throw new RangeError(`${name} is no jurisdiction`);
  return jurisdictions[name];
}

/** A rule that differs between two jurisdictions. */
export type RuleChange = {
  readonly rule: JurisdictionRule;
  readonly from: number | boolean | readonly string[];
  readonly to: number | boolean | readonly string[];
  /** It protects players more than before, or less. */
  readonly effect: "stricter" | "looser";
  readonly screens: readonly RuleScreen[];
};

/** How much a rule protects, as a number that grows with it. */
const toStrength = (rules: JurisdictionRules): Readonly<Record<JurisdictionRule, number>> => ({
  leastAge: rules.leastAge,
  termsTicked: rules.termsTicked ? 0 : 1,
  leastSpin: rules.leastSpin,
  oneGame: rules.oneGame ? 1 : 0,
  redEnvelopes: rules.redEnvelopes ? 0 : 1,
  raffles: rules.raffles ? 0 : 1,
  lossBonuses: rules.lossBonuses ? 0 : 1,
  tips: rules.tips ? 0 : 1,
  lockedModules: rules.lockedModules.length,
});

const ruleNames: readonly JurisdictionRule[] = [
  "leastAge",
  "termsTicked",
  "leastSpin",
  "oneGame",
  "redEnvelopes",
  "raffles",
  "lossBonuses",
  "tips",
  "lockedModules",
];

/** Every rule that changes with a jurisdiction, from what to what. */
export function diffJurisdictions(from: JurisdictionRules, to: JurisdictionRules): readonly RuleChange[] {
  const [before, after] = [toStrength(from), toStrength(to)];
  return ruleNames.flatMap((rule): readonly RuleChange[] => {
    if (JSON.stringify(from[rule]) === JSON.stringify(to[rule])) return [];
    const effect = after[rule] >= before[rule] ? "stricter" : "looser";
    return [{ rule, from: from[rule], to: to[rule], effect, screens: ruleScreens[rule] }];
  });
}
