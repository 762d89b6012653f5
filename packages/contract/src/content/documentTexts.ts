import { type Static, Type } from "typebox";
import { SaidText } from "../saidText.ts";
import { text } from "../shapes.ts";

/** The longest text of a document in one language, as HTML. */
export const longestHtml = 60_000;

export const DocumentTextSchema = Type.Object({
  title: SaidText(1, 120),
  /** What lists of news say of it; empty where it has none. */
  summary: text(300),
  /** Cleaned by the gateway before it is stored, and again where it is shown (AN-02). */
  html: text(longestHtml),
});

/** A document in one language. */
export type DocumentText = Static<typeof DocumentTextSchema>;

const MaybeText = Type.Optional(DocumentTextSchema);

export const DocumentTextsSchema = Type.Object(
  { CN: MaybeText, EN: MaybeText, ID: MaybeText, TH: MaybeText, TY: MaybeText, VI: MaybeText, TL: MaybeText },
  { additionalProperties: false },
);

/** A document in its languages; a visitor whose language is missing reads the merchant's default one. */
export type DocumentTexts = Static<typeof DocumentTextsSchema>;

const Name = text(60);

export const NamesSchema = Type.Object(
  {
    CN: Type.Optional(Name),
    EN: Type.Optional(Name),
    ID: Type.Optional(Name),
    TH: Type.Optional(Name),
    TY: Type.Optional(Name),
    VI: Type.Optional(Name),
    TL: Type.Optional(Name),
  },
  { additionalProperties: false },
);

/** A name in its languages. */
export type Names = Static<typeof NamesSchema>;
