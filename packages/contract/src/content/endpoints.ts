import { endpoint } from "../endpoint.ts";
import type * as Shape from "./schemas.ts";

const own = { domain: "content", method: "GET" } as const;

/** The help centre: its categories and articles, or those that hold a word (AP-10, CS-06). */
export const getHelpCenter = /* @__PURE__ */ endpoint<Shape.HelpCenterRequest, Shape.HelpCenter>({
  ...own,
  name: "getHelpCenter",
  path: "/wps/system/helpCenter",
  moduleId: "HELP3",
  cache: { provides: ["Texts", "Content"] },
});

/** An article of the help centre (AP-10, CS-06). */
export const getHelpArticle = /* @__PURE__ */ endpoint<Shape.HelpArticleRequest, Shape.HelpArticle>({
  ...own,
  name: "getHelpArticle",
  path: "/wps/system/helpCenter/article",
  moduleId: "HELP3",
  cache: { provides: ["Texts", "Content"] },
});

/** A fixed page of the site, where staff have written it (FT-01, FT-02, FT-07). */
export const getContentPage = /* @__PURE__ */ endpoint<Shape.ContentPageRequest, Shape.ContentPage>({
  ...own,
  name: "getContentPage",
  path: "/wps/content/page",
  moduleId: "CORE3",
  cache: { provides: ["Texts", "Content"] },
});

/** The terms that the member has to accept before money comes into play. */
export const getMemberTerms = /* @__PURE__ */ endpoint<Record<string, never>, Shape.MemberTerms>({
  ...own,
  name: "getMemberTerms",
  path: "/wps/content/terms",
  moduleId: "CORE3",
  token: "required",
  trial: false,
  passive: true,
  cache: { provides: ["Session", "Terms", "Texts"] },
});

/** Accepts the terms that are on the site; another version is refused, and the page asks for the newest. */
export const acceptTerms = /* @__PURE__ */ endpoint<Shape.AcceptTerms, Record<string, never>>({
  domain: "content",
  method: "POST",
  name: "acceptTerms",
  path: "/wps/content/terms/accept",
  moduleId: "CORE3",
  token: "required",
  trial: false,
  cache: { invalidates: ["Terms"] },
});

/** A draft, to whoever has the link that staff made of it. */
export const getDraftPreview = /* @__PURE__ */ endpoint<Shape.DraftPreviewRequest, Shape.DraftPreview>({
  domain: "content",
  method: "POST",
  name: "getDraftPreview",
  path: "/wps/content/preview",
  moduleId: "CORE3",
  rateLimit: { calls: 60, seconds: 60 },
  cache: { keepSeconds: 0 },
});

/** News or posts of the blog; off without the module of the kind (CS-07). */
export const listPosts = /* @__PURE__ */ endpoint<Shape.PostsRequest, Shape.Posts>({
  ...own,
  name: "listPosts",
  path: "/wps/content/posts",
  moduleId: "CORE3",
  cache: { provides: ["Texts", "Content"] },
});

/** A piece of news, or a post of the blog (CS-07). */
export const getPost = /* @__PURE__ */ endpoint<Shape.PostRequest, Shape.Post>({
  ...own,
  name: "getPost",
  path: "/wps/content/post",
  moduleId: "CORE3",
  cache: { provides: ["Texts", "Content"] },
});
