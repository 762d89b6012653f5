import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, text } from "../shapes.ts";
import { Cursor, Reason, Uuid } from "../staff/schemas.ts";
import { documentKinds, helpIcons, pageSlugs } from "./documentKinds.ts";
import { DocumentTextsSchema, NamesSchema } from "./documentTexts.ts";

const Kind = Type.Enum([...documentKinds]);
const MaybeId = Type.Union([Uuid, Type.Null()]);
const MaybeSlug = Type.Union([Type.Enum([...pageSlugs]), Type.Null()]);
const Version = Type.Integer({ minimum: 1 });
const Position = Type.Integer({ minimum: 0, maximum: 100_000 });

const head = {
  id: Type.String(),
  kind: Kind,
  /** Which fixed page it is; null for the other kinds. */
  slug: MaybeSlug,
  /** The category of an article of the help centre; null for the other kinds. */
  categoryId: MaybeId,
  /** The place of an article in its category. */
  position: Position,
  /** Counts the changes: of two people who save, the second is told. */
  version: Version,
  /** The number of the version that is on the site; null where none is. */
  published: Type.Union([Version, Type.Null()]),
  publishedAt: Type.Union([Millis, Type.Null()]),
  /** Whether there is a draft that is not on the site. */
  hasDraft: Type.Boolean(),
  updatedAt: Millis,
} as const;

const DocumentLineSchema = Type.Object({
  ...head,
  /** In the merchant's default language, else in any. */
  title: Type.String(),
  /** The languages of the draft, or where there is none of what is on the site. */
  languages: Type.Array(Type.String()),
});

/** A document in a list of staff. */
export type DocumentLine = Static<typeof DocumentLineSchema>;

export const ListDocumentsSchema = Type.Object({
  kind: Kind,
  /** In the title or the text of the draft or of what is on the site, without case and accents. */
  words: Type.Optional(text(80)),
  categoryId: Type.Optional(Uuid),
  cursor: Type.Optional(Cursor),
});

/** GET /staff/content/documents. */
export type ListDocuments = Static<typeof ListDocumentsSchema>;

export const DocumentListSchema = Type.Object({
  items: Type.Array(DocumentLineSchema),
  next: Type.Union([Type.String(), Type.Null()]),
});

/** Documents, those that were changed last first. */
export type DocumentList = Static<typeof DocumentListSchema>;

export const GetDocumentSchema = Type.Object({ id: Uuid });

/** GET /staff/content/document. */
export type GetDocument = Static<typeof GetDocumentSchema>;

export const DocumentSheetSchema = Type.Object({
  ...head,
  /** What staff work on: the draft, or where there is none what is or was on the site. */
  texts: DocumentTextsSchema,
  /** What was on the site, newest first. */
  versions: Type.Array(
    Type.Object({
      number: Version,
      publishedAt: Millis,
      publishedBy: Type.String(),
      reason: Type.String(),
      /** Members are asked to accept it; of the terms alone. */
      mustAccept: Type.Boolean(),
    }),
  ),
});

/** A document as staff work on it. */
export type DocumentSheet = Static<typeof DocumentSheetSchema>;

export const GetDocumentVersionSchema = Type.Object({ id: Uuid, number: Version });

/** GET /staff/content/document/version. */
export type GetDocumentVersion = Static<typeof GetDocumentVersionSchema>;

export const DocumentVersionSchema = Type.Object({ number: Version, texts: DocumentTextsSchema });

/** What was on the site once. */
export type DocumentVersion = Static<typeof DocumentVersionSchema>;

export const SaveDocumentSchema = Type.Object({
  /** Made by the page for a new document, so that a call sent twice makes one. */
  id: Uuid,
  /** The version that was worked on; 0 for a new document. */
  version: Type.Integer({ minimum: 0 }),
  kind: Kind,
  slug: MaybeSlug,
  categoryId: MaybeId,
  position: Position,
  texts: DocumentTextsSchema,
});

/** POST /staff/content/document: saves a draft, which nobody but staff sees. */
export type SaveDocument = Static<typeof SaveDocumentSchema>;

export const ChangePublishedSchema = Type.Object({ id: Uuid, version: Version, reason: Reason });

/** POST /staff/content/document/retire and …/remove. */
export type ChangePublished = Static<typeof ChangePublishedSchema>;

export const PublishDocumentSchema = Type.Object({
  ...ChangePublishedSchema.properties,
  /** Of the terms alone: whether members must accept this version; without it they must. */
  mustAccept: Type.Optional(Type.Boolean()),
});

/** POST /staff/content/document/publish. */
export type PublishDocument = Static<typeof PublishDocumentSchema>;

export const PreviewDocumentSchema = Type.Object({ id: Uuid, version: Version, language: LanguageCodeSchema });

/** POST /staff/content/document/preview: a saved draft in one language. */
export type PreviewDocument = Static<typeof PreviewDocumentSchema>;

export const PreviewLinkSchema = Type.Object({ url: Type.String(), expiresAt: Millis });

/** A link that shows the draft on the merchant's site, without a session, until it ends or the draft changes. */
export type PreviewLink = Static<typeof PreviewLinkSchema>;

export const DocumentChangedSchema = Type.Object({ version: Type.Integer({ minimum: 0 }) });

/** The version after a change; 0 after removal. */
export type DocumentChanged = Static<typeof DocumentChangedSchema>;

const HelpCategorySchema = Type.Object({
  id: Type.String(),
  version: Version,
  names: NamesSchema,
  icon: Type.Enum([...helpIcons]),
  position: Position,
  /** How many articles are in it, published or not. */
  articles: Type.Integer({ minimum: 0 }),
});

/** A category of the help centre. */
export type HelpCategory = Static<typeof HelpCategorySchema>;

export const HelpCategoryListSchema = Type.Array(HelpCategorySchema);

/** GET /staff/content/categories: in their order. */
export type HelpCategoryList = Static<typeof HelpCategoryListSchema>;

export const SaveHelpCategorySchema = Type.Object({
  id: Uuid,
  /** 0 for a new one. */
  version: Type.Integer({ minimum: 0 }),
  names: NamesSchema,
  icon: Type.Enum([...helpIcons]),
  position: Position,
});

/** POST /staff/content/category. */
export type SaveHelpCategory = Static<typeof SaveHelpCategorySchema>;

export const RemoveHelpCategorySchema = Type.Object({ id: Uuid, version: Version });

/** POST /staff/content/category/remove: one without articles. */
export type RemoveHelpCategory = Static<typeof RemoveHelpCategorySchema>;
