import { type Static, Type } from "typebox";
import { LanguageCodeSchema, Millis, PageNo, TermsVersion, text } from "../shapes.ts";
import { helpIcons, pageSlugs } from "./documentKinds.ts";

/** What a visitor reads of a document: in the visitor's language, else in the merchant's default one, which `language` names. */
const shown = {
  title: Type.String(),
  /** HTML, cleaned by the gateway and again by the client (AN-02). */
  content: Type.String(),
  language: LanguageCodeSchema,
  updatedAt: Millis,
} as const;

const Id = Type.String({ minLength: 1, maxLength: 40 });

export const HelpCenterRequestSchema = Type.Object({
  /** Articles whose title or text holds these words, compared without case and accents; all of them where there is none. */
  keyword: Type.Optional(text(80)),
});

/** GET /wps/system/helpCenter (AP-10). */
export type HelpCenterRequest = Static<typeof HelpCenterRequestSchema>;

export const HelpCenterSchema = Type.Object({
  categories: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      icon: Type.Enum([...helpIcons]),
      articles: Type.Array(
        Type.Object({ id: Type.String(), title: Type.String(), language: LanguageCodeSchema, updatedAt: Millis }),
      ),
    }),
  ),
});

/** The help centre (CS-06): categories in the order of staff, without those that have no article. */
export type HelpCenter = Static<typeof HelpCenterSchema>;

export const HelpArticleRequestSchema = Type.Object({ id: Id });

/** GET /wps/system/helpCenter/article. */
export type HelpArticleRequest = Static<typeof HelpArticleRequestSchema>;

export const HelpArticleSchema = Type.Object({ id: Type.String(), categoryId: Type.String(), ...shown });

/** An article of the help centre. */
export type HelpArticle = Static<typeof HelpArticleSchema>;

export const ContentPageRequestSchema = Type.Object({ slug: Type.Enum([...pageSlugs]) });

/** GET /wps/content/page. */
export type ContentPageRequest = Static<typeof ContentPageRequestSchema>;

export const ContentPageSchema = Type.Object({
  /** Null where staff have not written the page. */
  page: Type.Union([
    Type.Object({
      slug: Type.Enum([...pageSlugs]),
      /** Counts what was published of the page, from 1. */
      version: Type.Integer({ minimum: 1 }),
      ...shown,
    }),
    Type.Null(),
  ]),
});

/** A fixed page of the site. */
export type ContentPage = Static<typeof ContentPageSchema>;

export const MemberTermsSchema = Type.Object({
  /** The terms that the member has to accept, as they are on the site; null where there is nothing to accept. */
  terms: Type.Union([Type.Object({ version: Type.Integer({ minimum: 1 }), ...shown }), Type.Null()]),
});

/** GET /wps/content/terms: what the member has not accepted yet. */
export type MemberTerms = Static<typeof MemberTermsSchema>;

export const AcceptTermsSchema = Type.Object({
  /** The version that the member has read, and in which language. */
  version: TermsVersion,
  language: LanguageCodeSchema,
});

/** POST /wps/content/terms/accept. */
export type AcceptTerms = Static<typeof AcceptTermsSchema>;

export const DraftPreviewRequestSchema = Type.Object({
  /** The secret part of the link. */
  token: text(1_000),
});

/** POST /wps/content/preview: in a body, so that it stands in no address and no log. */
export type DraftPreviewRequest = Static<typeof DraftPreviewRequestSchema>;

export const DraftPreviewSchema = Type.Object({
  title: Type.String(),
  summary: Type.String(),
  /** HTML, cleaned by the gateway and again by the client (AN-02). */
  content: Type.String(),
  language: LanguageCodeSchema,
  /** When the link ends. */
  expiresAt: Millis,
});

/** A draft in the language for which the link was made. */
export type DraftPreview = Static<typeof DraftPreviewSchema>;

const PostKind = Type.Union([Type.Literal("NEWS"), Type.Literal("BLOG")]);

export const PostsRequestSchema = Type.Object({ kind: PostKind, pageNo: Type.Optional(PageNo) });

/** GET /wps/content/posts. */
export type PostsRequest = Static<typeof PostsRequestSchema>;

export const PostsSchema = Type.Object({
  list: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      summary: Type.String(),
      language: LanguageCodeSchema,
      publishedAt: Millis,
    }),
  ),
  pageNo: PageNo,
  totalPages: Type.Integer({ minimum: 0 }),
});

/** News or posts of the blog, newest first, in pages of 12 (CS-07). */
export type Posts = Static<typeof PostsSchema>;

export const PostRequestSchema = Type.Object({ kind: PostKind, id: Id });

/** GET /wps/content/post. */
export type PostRequest = Static<typeof PostRequestSchema>;

export const PostSchema = Type.Object({ id: Type.String(), summary: Type.String(), publishedAt: Millis, ...shown });

/** A piece of news, or a post of the blog. */
export type Post = Static<typeof PostSchema>;
