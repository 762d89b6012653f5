import type { LanguageCode, WhitelabelNode } from "@marquee/contract";
import { hardTexts } from "@marquee/ui-kit/testing";

/** How the gateway answers: with data, not yet, with nothing, with a refusal, or not at all. */
export type Situation = "default" | "loading" | "empty" | "error" | "offline";

/** What names are made of: what one expects, or one of the texts that break layouts. */
export const nameKinds = ["plain", "long", "unbroken", "marks", "rightToLeft"] as const;

/** One of {@link nameKinds}. */
export type NameKind = (typeof nameKinds)[number];

/** What the answers of a made-up gateway depend on. */
export type World = {
  readonly situation: Situation;
  readonly names: NameKind;
  readonly tree: WhitelabelNode;
  readonly merchant: {
    readonly code: string;
    readonly currency: string;
    readonly currencySymbol: string;
    /** Further currencies of its members. */
    readonly currencies?: readonly { readonly currency: string; readonly currencySymbol: string }[] | undefined;
    readonly ageMin: number;
    readonly languages: readonly LanguageCode[];
  };
  /** The form of the pictures on cards: the folder in which the workshop serves them. */
  readonly cards: "tall" | "square" | "wide";
};

/** A name as this world writes it. */
export function toName({ names }: World, plain: string): string {
  return names === "plain" ? plain : `${hardTexts[names]} ${plain}`;
}

/** A list as this world has it: whole, or empty. */
export function toList<Item>({ situation }: World, items: readonly Item[]): Item[] {
  return situation === "empty" ? [] : [...items];
}
