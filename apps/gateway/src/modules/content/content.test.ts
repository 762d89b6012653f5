import { randomUUID } from "node:crypto";
import {
  type DocumentKind,
  type DocumentTexts,
  getContentPage,
  getHelpArticle,
  getHelpCenter,
  getPost,
  listPosts,
} from "@marquee/contract";
import {
  getDocument,
  getDocumentVersion,
  listAudit,
  listDocuments,
  listHelpCategories,
  publishDocument,
  removeDocument,
  removeHelpCategory,
  retireDocument,
  saveDocument,
  saveHelpCategory,
  type SaveDocument,
} from "@marquee/contract/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

const reason = "for a test";
const inEnglish = (title: string, html = `<p>${title}</p>`): DocumentTexts => ({ EN: { title, summary: "", html } });

describe("pages, help, news and blog", () => {
  let app: TestApp;
  let carla: Staff;
  let colin: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await switchModules(app, "AURELUNE", { HELP3: "on", NEWS3: "on", BLOG3: "on" });
    [carla, colin] = [await joinDesk(app, "carla", "CONTENT"), await joinDesk(app, "colin", "CONTENT")];
  });
  afterAll(() => app.close());

  async function addCategory(name: string, position = 0): Promise<string> {
    const id = randomUUID();
    await carla.get(saveHelpCategory, { id, version: 0, names: { EN: name }, icon: "other", position });
    return id;
  }

  const toDraft = (kind: DocumentKind, texts: DocumentTexts, more: Partial<SaveDocument> = {}): SaveDocument => ({
    id: randomUUID(),
    version: 0,
    kind,
    slug: null,
    categoryId: null,
    position: 0,
    texts,
    ...more,
  });

  async function publish(draft: SaveDocument): Promise<string> {
    const { version } = await carla.get(saveDocument, draft);
    await carla.get(publishDocument, { id: draft.id, version, reason });
    return draft.id;
  }

  it("AP-10, CS-06: the help centre shows published articles by category, in the visitor's language or else the default one", async () => {
    const [money, empty] = [await addCategory("Money", 2), await addCategory("Nothing yet", 1)];
    const texts = { ...inEnglish("How to deposit"), VI: { title: "Cách nạp tiền", summary: "", html: "<p>Chọn.</p>" } };
    const id = await publish(toDraft("HELP", texts, { categoryId: money }));
    await carla.get(saveDocument, toDraft("HELP", inEnglish("A draft"), { categoryId: money }));
    const ann = openAurelune(app);
    const { categories } = await ann.get(getHelpCenter, {});
    expect(categories).toEqual([
      {
        id: money,
        name: "Money",
        icon: "other",
        articles: [{ id, title: "How to deposit", language: "EN", updatedAt: expect.any(Number) }],
      },
    ]);
    expect(categories.some((category) => category.id === empty)).toBe(false);
    const read = (language: string) => ann.get(getHelpArticle, { id }, { headers: { language } });
    expect(await read("VI")).toMatchObject({ title: "Cách nạp tiền", content: "<p>Chọn.</p>", language: "VI" });
    expect(await read("CN")).toMatchObject({ title: "How to deposit", language: "EN" });
    expect((await openKickline(app).get(getHelpCenter, {})).categories).toEqual([]);
    expect(await openKickline(app).refuse(getHelpArticle, { id })).toBe("document.unknown");
  });

  it("AP-10: words are found in title and text, in parts, without case and accents, and in the language that is read", async () => {
    const categoryId = await addCategory("Search", 3);
    const texts: DocumentTexts = {
      EN: { title: "Withdrawals", summary: "", html: "<p>They take <b>one</b> day.</p>" },
      VI: { title: "Rút tiền về Đà Nẵng", summary: "", html: "<p>Một ngày</p>" },
      CN: { title: "取款说明", summary: "", html: "<p>需要一天</p>" },
    };
    const id = await publish(toDraft("HELP", texts, { categoryId }));
    const ann = openAurelune(app);
    const find = async (keyword: string, language = "EN") => {
      const { categories } = await ann.get(getHelpCenter, { keyword }, { headers: { language } });
      return categories.flatMap(({ articles }) => articles.map((article) => article.id));
    };
    for (const keyword of ["WITHDRAW", "one day", "day one", "thdraw", ""])
      expect(await find(keyword), keyword).toContain(id);
    for (const keyword of ["da nang", "Đà"]) expect(await find(keyword, "VI"), keyword).toEqual([id]);
    for (const keyword of ["取款", "要一天", "款"]) expect(await find(keyword, "CN"), keyword).toEqual([id]);
    // Neither a text in another language, nor the name of an element, nor a word that stands in no one article.
    for (const keyword of ["da nang", "<b>", "withdrawals yesterday", "%", "_"])
      expect(await find(keyword), keyword).toEqual([]);
  });

  it("AN-02: what could run is taken out before a text is stored, whatever way it comes", async () => {
    const html =
      '<p onclick="hit()">Kept <a href="/help">here</a><a href="javascript:hit()">bad</a><a href="//evil.example">far</a></p><script>hit()</script><svg><script>hit()</script></svg><iframe src="https://evil.example"></iframe><img src="data:text/html,x" onerror="hit()"><style>p{}</style><math><mtext><style><img src=x onerror=hit()></style></mtext></math>';
    const draft = toDraft("NEWS", inEnglish("News", html));
    await carla.get(saveDocument, draft);
    const stored = (await carla.get(getDocument, { id: draft.id })).texts.EN?.html ?? "";
    expect(stored).toContain('<a href="/help">here</a>');
    expect(stored).not.toMatch(/script|javascript|evil|onclick|onerror|svg|iframe|style|data:|math/i);
  });

  it("X-55: a draft is seen by staff alone until it is published; each version is kept, and what is taken off the site is gone there", async () => {
    const draft = toDraft("PAGE", inEnglish("About us", "<p>First</p>"), { slug: "about" });
    const ann = openAurelune(app);
    const page = async () => (await ann.get(getContentPage, { slug: "about" })).page;
    expect(await page()).toBeNull();
    const { version } = await carla.get(saveDocument, draft);
    expect(await page()).toBeNull();
    const first = await carla.get(publishDocument, { id: draft.id, version, reason });
    expect(await page()).toMatchObject({ title: "About us", content: "<p>First</p>", version: 1 });
    const second = await carla.get(saveDocument, {
      ...draft,
      version: first.version,
      texts: inEnglish("About us", "<p>Second</p>"),
    });
    expect(await page()).toMatchObject({ content: "<p>First</p>" });
    const third = await colin.get(publishDocument, { id: draft.id, version: second.version, reason });
    expect(await page()).toMatchObject({ content: "<p>Second</p>", version: 2 });
    const sheet = await carla.get(getDocument, { id: draft.id });
    expect(sheet.versions.map(({ number, publishedBy }) => [number, publishedBy])).toEqual([
      [2, "colin"],
      [1, "carla"],
    ]);
    expect((await carla.get(getDocumentVersion, { id: draft.id, number: 1 })).texts.EN?.html).toBe("<p>First</p>");
    await carla.get(retireDocument, { id: draft.id, version: third.version, reason });
    expect(await page()).toBeNull();
    const { items } = await (await joinDesk(app, "audra", "AUDITOR")).get(listAudit, {});
    expect(items.slice(0, 5).map(({ action }) => action)).toEqual([
      "retire document",
      "publish document",
      "save document",
      "publish document",
      "save document",
    ]);
  });

  it("X-55: of two people the second is told; sent twice, a draft is made once; two at once make one", async () => {
    const draft = toDraft("BLOG", inEnglish("A post"));
    const made = await Promise.all([carla.get(saveDocument, draft), carla.get(saveDocument, draft)]);
    expect(made).toEqual([{ version: 1 }, { version: 1 }]);
    const change = (title: string) => ({ ...draft, version: 1, texts: inEnglish(title) });
    const both = await Promise.all([
      carla.call(saveDocument, change("By one")),
      colin.call(saveDocument, change("By two")),
    ]);
    expect(both.map(({ body }) => (body.success ? "saved" : body.errorCode)).toSorted()).toEqual([
      "saved",
      "state.changed",
    ]);
    expect(await carla.refuse(publishDocument, { id: draft.id, version: 1, reason })).toBe("state.changed");
    const published = await Promise.all(
      [carla, colin].map((person) => person.call(publishDocument, { id: draft.id, version: 2, reason })),
    );
    expect(published.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await carla.get(getDocument, { id: draft.id })).versions).toHaveLength(1);
  });

  it("X-55: a page is written once, an article has a category that is there, a language is the merchant's, and the default one is not missing", async () => {
    await publish(toDraft("PAGE", inEnglish("Terms"), { slug: "terms" }));
    expect(await carla.refuse(saveDocument, toDraft("PAGE", inEnglish("Other terms"), { slug: "terms" }))).toBe(
      "state.changed",
    );
    const faultsOf = async (draft: SaveDocument) => {
      const { body } = await carla.call(saveDocument, draft);
      return body.success ? [] : (body.fields ?? []).map(({ name }) => name);
    };
    expect(await faultsOf(toDraft("PAGE", inEnglish("x")))).toEqual(["slug"]);
    expect(await faultsOf(toDraft("HELP", inEnglish("x"), { categoryId: randomUUID() }))).toEqual(["categoryId"]);
    expect(await faultsOf(toDraft("NEWS", { TL: { title: "x", summary: "", html: "x" } }))).toEqual(["texts.TL"]);
    const draft = toDraft("NEWS", { VI: { title: "Tin", summary: "", html: "<p>Tin</p>" } });
    const { version } = await carla.get(saveDocument, draft);
    expect(await carla.refuse(publishDocument, { id: draft.id, version, reason })).toBe("document.incomplete");
    await carla.get(removeDocument, { id: draft.id, version, reason });
    expect(await carla.refuse(getDocument, { id: draft.id })).toBe("document.unknown");
  });

  it("CS-07: news come in pages of twelve, the newest first, without drafts; the blog is its own, and each is off with its module", async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 13; number += 1)
      ids.unshift(
        await publish(toDraft("NEWS", { EN: { title: `News ${number}`, summary: "Short", html: "<p>Long</p>" } })),
      );
    const ann = openAurelune(app);
    const [first, second] = [
      await ann.get(listPosts, { kind: "NEWS" }),
      await ann.get(listPosts, { kind: "NEWS", pageNo: 2 }),
    ];
    expect([...first.list, ...second.list].map(({ id }) => id).slice(0, 13)).toEqual(ids);
    expect([first.list.length, first.totalPages]).toEqual([12, 2]);
    const [id = ""] = ids;
    expect(await ann.get(getPost, { kind: "NEWS", id })).toMatchObject({ content: "<p>Long</p>", summary: "Short" });
    expect(await ann.refuse(getPost, { kind: "BLOG", id })).toBe("document.unknown");
    await switchModules(app, "AURELUNE", { NEWS3: "off" });
    expect(await ann.refuse(listPosts, { kind: "NEWS" })).toBe("function.not.available");
    expect(await ann.refuse(getPost, { kind: "NEWS", id })).toBe("function.not.available");
    expect((await ann.get(listPosts, { kind: "BLOG" })).list.some((post) => post.id === id)).toBe(false);
  });

  it("X-55: a category goes when no article is in it, and an article cannot come into one that goes", async () => {
    const [full, empty] = [await addCategory("Full", 8), await addCategory("Empty", 9)];
    await carla.get(saveDocument, toDraft("HELP", inEnglish("In it"), { categoryId: full }));
    expect(await carla.refuse(removeHelpCategory, { id: full, version: 1 })).toBe("category.in.use");
    const [saved, removed] = await Promise.all([
      carla.call(saveDocument, toDraft("HELP", inEnglish("Late"), { categoryId: empty })),
      colin.call(removeHelpCategory, { id: empty, version: 1 }),
    ]);
    expect([saved.body.success, removed.body.success].filter(Boolean)).toHaveLength(1);
    const categories = await carla.get(listHelpCategories, {});
    expect(categories.find(({ id }) => id === full)).toMatchObject({ names: { EN: "Full" }, articles: 1 });
  });

  it("X-55: staff find documents by words without accents, page by page", async () => {
    for (let number = 0; number < 51; number += 1)
      await carla.get(saveDocument, toDraft("BLOG", inEnglish(`Tết ${number}`)));
    const first = await carla.get(listDocuments, { kind: "BLOG", words: "tet" });
    const next = await carla.get(listDocuments, { kind: "BLOG", words: "tet", cursor: first.next ?? "" });
    expect([first.items.length, next.items.length, next.next]).toEqual([50, 1, null]);
    expect(new Set([...first.items, ...next.items].map(({ id }) => id)).size).toBe(51);
    expect((await carla.get(listDocuments, { kind: "BLOG", words: "tet 50" })).items).toHaveLength(1);
  });
});
