import type { LanguageCode } from "@marquee/contract";
import { isLanguageCode } from "@marquee/contract";
import { applySlots, type Engine } from "@marquee/runtime";
import { bareTree, fullTree, type NameKind, nameKinds, type StorySetting } from "@marquee/testing";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { layers, type BrandLayer } from "virtual:marquee/brand-layers";
import { messages as firstTexts } from "virtual:marquee/messages/first/pseudo";
import { messages as otherTexts } from "virtual:marquee/messages/rest/pseudo";
import { compiled, loadMessages } from "virtual:marquee/features";
import { features } from "virtual:marquee/manifests";
import { brandSlots } from "virtual:marquee/slots";
import { pseudoLanguage } from "./languages.ts";

/** What the toolbar chose. */
export type Choice = {
  readonly brand: string;
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly tree: string;
  readonly names: string;
};

/** The trees of the toolbar: the brand's own, everything on, and everything off that may be off. */
export const trees = [
  { id: "own", title: "The brand's own tree" },
  { id: "full", title: "Everything on" },
  { id: "bare", title: "Everything off that may be" },
] as const;

/** The folders of the pictures for each form of a brand's cards. */
export const cards = { portrait: "tall", square: "square", strip: "wide" } as const;

/** The engine that the brand's modules compile, out of one that has them all. */
function toEngine({ modules }: BrandLayer, language: string): Engine {
  const profile = toProfile(modules);
  const isIn = new Set(profile.features.map(({ feature }) => feature));
  const isCompiled = new Set<string>(profile.modules.map(({ id }) => id));
  const pseudo: Engine["loadMessages"] = async (_, part) => (part === "first" ? firstTexts : otherTexts);
  return {
    features: features.filter(({ id }) => isIn.has(id)),
    compiled: compiled.filter(({ id }) => isCompiled.has(id)),
    loadMessages: language === pseudoLanguage ? pseudo : loadMessages,
  };
}

function createStory(layer: BrandLayer, { language, direction, tree, names }: Choice): StorySetting {
  const { settings, merchant } = layer;
  const chosen: LanguageCode = isLanguageCode(language) ? language : "EN";
  const kind: NameKind = nameKinds.find((each) => each === names) ?? "plain";
  const engine = toEngine(layer, language);
  // A language that the brand does not offer can still be shown, so that a designer can try it.
  const offered = {
    ...settings,
    locales: { ...settings.locales, default: chosen, enabled: [...new Set([...settings.locales.enabled, chosen])] },
  };
  const house = applySlots({ features: engine.features, settings: offered }, brandSlots[layer.id] ?? []);
  return {
    engine: { ...engine, features: house.features },
    settings: house.settings,
    direction,
    world: {
      names: kind,
      tree: tree === "full" ? fullTree : tree === "bare" ? bareTree : layer.tree,
      merchant,
      cards: cards[settings.layout.card],
    },
  };
}

const settings = new Map<string, StorySetting>();

/** The setting for the toolbar's choice; equal choices return the same object, so that a change of theme does not rebuild the page. */
export function getStorySetting(choice: Choice): StorySetting {
  const key = JSON.stringify(choice);
  const layer = layers.find(({ id }) => id === choice.brand) ?? layers[0];
  if (!layer) throw new Error("there is no brand");
  const setting = settings.get(key) ?? createStory(layer, choice);
  settings.set(key, setting);
  return setting;
}
