import {
  acceptTerms,
  getContentPage,
  getHelpArticle,
  getHelpCenter,
  getMemberTerms,
  getPost,
  type HelpCenter,
  type LanguageCode,
  listPosts,
  type Names,
  getDraftPreview,
} from "@marquee/contract";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import { acceptShown, showMemberTerms } from "./memberTerms.ts";
import { showPreview } from "./previewDraft.ts";
import type { Services } from "./services.ts";
import { findShown, findShownPage, listArticles, listShownCategories, listShownPosts } from "./shownStore.ts";
import { toReader, toShown } from "./toShown.ts";
import { toSearchWords } from "./toSearchWords.ts";

const postsPerPage = 12;

const toName = (names: Names, language: LanguageCode, defaultLanguage: LanguageCode): string =>
  [names[language], names[defaultLanguage], ...Object.values(names)].find(
    (name) => name !== undefined && name !== "",
  ) ?? "";

async function showHelp({ db }: Services, call: Call, keyword: string): Promise<HelpCenter> {
  const reader = toReader(call);
  const articles = Map.groupBy(
    await listArticles(db, reader, toSearchWords(keyword)),
    ({ category_id: categoryId }) => categoryId,
  );
  const categories = await listShownCategories(db, reader.tenantId);
  return {
    categories: categories.flatMap(({ id, names, icon }) => {
      const found = articles.get(id) ?? [];
      if (found.length === 0) return [];
      return {
        id,
        icon,
        name: toName(names, reader.language, reader.defaultLanguage),
        articles: found.map((article) => ({
          id: article.id,
          title: article.title,
          language: article.language,
          updatedAt: article.published_at.getTime(),
        })),
      };
    }),
  };
}

/** @throws Refusal `function.not.available` where the merchant has no news, or no blog */
function requireKind({ tenant }: Call, kind: "NEWS" | "BLOG"): void {
  if (!tenant.modules.has(kind === "NEWS" ? "NEWS3" : "BLOG3")) throw new Refusal("function.not.available");
}

/** The help centre, pages, news and the blog as visitors read them (AP-10, CS-06, CS-07). */
export function contentRoutes(services: Services): readonly Route[] {
  const { db } = services;
  return [
    route(getHelpCenter, (call, { keyword = "" }) => showHelp(services, call, keyword)),
    route(getHelpArticle, async (call, { id }) => {
      const article = await findShown(db, toReader(call), "HELP", id);
      if (article?.category_id == null) throw new Refusal("document.unknown");
      return { id, categoryId: article.category_id, ...toShown(article) };
    }),
    route(getContentPage, async (call, { slug }) => {
      const page = await findShownPage(db, toReader(call), slug);
      return { page: page === undefined ? null : { slug, version: page.published, ...toShown(page) } };
    }),
    route(getMemberTerms, (call) => showMemberTerms(services, call)),
    route(acceptTerms, (call, request) => acceptShown(services, call, request)),
    route(getDraftPreview, (call, request) => showPreview(services, call, request)),
    route(listPosts, async (call, { kind, pageNo = 1 }) => {
      requireKind(call, kind);
      const page = { limit: postsPerPage, offset: (pageNo - 1) * postsPerPage };
      const { rows, count } = await listShownPosts(db, toReader(call), kind, page);
      const list = rows.map(({ id, title, summary, language, first_published_at: at }) => ({
        id,
        title,
        summary,
        language,
        publishedAt: at.getTime(),
      }));
      return { list, pageNo, totalPages: Math.ceil(count / postsPerPage) };
    }),
    route(getPost, async (call, { kind, id }) => {
      requireKind(call, kind);
      const post = await findShown(db, toReader(call), kind, id);
      if (post === undefined) throw new Refusal("document.unknown");
      return { id, summary: post.summary, publishedAt: post.first_published_at.getTime(), ...toShown(post) };
    }),
  ];
}
