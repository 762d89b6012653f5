import { randomUUID } from "node:crypto";
import { type DocumentTexts, getContentPage, getDraftPreview } from "@marquee/contract";
import {
  type DocumentChanged,
  listAudit,
  previewDocument,
  publishDocument,
  saveDocument,
} from "@marquee/contract/staff";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

const inEnglish = (html: string): DocumentTexts => ({ EN: { title: "A piece of news", summary: "Short", html } });

describe("the preview of a draft", () => {
  let app: TestApp;
  let carla: Staff;
  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    carla = await joinDesk(app, "carla", "CONTENT");
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => app.close());

  const save = (id: string, version: number, texts: DocumentTexts): Promise<DocumentChanged> =>
    carla.get(saveDocument, { id, version, kind: "NEWS", slug: null, categoryId: null, position: 0, texts });
  async function draft(html = "<p>Not yet <b>told</b></p>") {
    const id = randomUUID();
    const texts = { ...inEnglish(html), VI: { title: "Tin", summary: "", html: "<p>Chưa</p>" } };
    return { id, ...(await save(id, 0, texts)) };
  }
  const toToken = (url: string): string => new URL(url).hash.slice(1);

  it("X-55: a link shows one saved draft in one language, without a session, on the merchant's own host, and says until when", async () => {
    const { id, version } = await draft();
    const [english, vietnamese] = await Promise.all(
      (["EN", "VI"] as const).map((language) => carla.get(previewDocument, { id, version, language })),
    );
    const { hostname, pathname, search } = new URL(english?.url ?? "");
    expect([hostname, pathname, search]).toEqual(["aurelune.localhost", "/preview", ""]);
    const guest = openAurelune(app);
    const token = toToken(english?.url ?? "");
    expect(await guest.get(getDraftPreview, { token })).toEqual({
      title: "A piece of news",
      summary: "Short",
      content: "<p>Not yet <b>told</b></p>",
      language: "EN",
      expiresAt: english?.expiresAt,
    });
    const other = await guest.get(getDraftPreview, { token: toToken(vietnamese?.url ?? "") });
    expect(other).toMatchObject({ title: "Tin", language: "VI" });
    expect(Math.round(((english?.expiresAt ?? 0) - Date.now()) / 60_000)).toBe(10);
    // It is no page of the site, and what was asked stands in no log.
    expect((await guest.get(getContentPage, { slug: "about" })).page).toBeNull();
    expect(app.logged()).not.toContain(token);
    const { items } = await (await joinDesk(app, "audra", "AUDITOR")).get(listAudit, {});
    expect(items.some(({ action, subject }) => action === "preview document" && subject === "A piece of news")).toBe(
      true,
    );
  });

  it("X-55: it ends after ten minutes, when the draft is saved again or published, and is no other draft's and no other merchant's", async () => {
    const { id, version } = await draft();
    const { url, expiresAt } = await carla.get(previewDocument, { id, version, language: "EN" });
    const token = toToken(url);
    const guest = openAurelune(app);
    expect(await openKickline(app).refuse(getDraftPreview, { token })).toBe("preview.ended");
    for (const wrong of ["", "x", `${token.slice(0, -2)}AA`, token.toUpperCase(), "__proto__"])
      expect(await guest.refuse(getDraftPreview, { token: wrong }), wrong).toBe("preview.ended");
    expect(await guest.refuse(getDraftPreview, { token: "\0" })).toBe("request.invalid");
    vi.useFakeTimers({ toFake: ["Date"], now: expiresAt - 1_000 });
    expect(await guest.get(getDraftPreview, { token })).toMatchObject({ language: "EN" });
    vi.setSystemTime(expiresAt + 1);
    expect(await guest.refuse(getDraftPreview, { token })).toBe("preview.ended");
    vi.useRealTimers();

    const other = await draft("<p>Another</p>");
    expect(await guest.get(getDraftPreview, { token })).toMatchObject({ content: "<p>Not yet <b>told</b></p>" });
    await save(id, version, inEnglish("<p>Changed</p>"));
    expect(await guest.refuse(getDraftPreview, { token })).toBe("preview.changed");
    const link = await carla.get(previewDocument, { id: other.id, version: other.version, language: "EN" });
    await carla.get(publishDocument, { id: other.id, version: other.version, reason: "for a test" });
    expect(await guest.refuse(getDraftPreview, { token: toToken(link.url) })).toBe("preview.changed");
  });

  it("X-55: only staff who may change content make one, of the version that they see, in a language that has a text", async () => {
    const { id, version } = await draft();
    const wanted = { id, version, language: "EN" } as const;
    for (const role of ["AUDITOR", "SUPPORT", "PAYMENTS"] as const) {
      const person = await joinDesk(app, `no-${role.toLowerCase()}`, role);
      expect(await person.refuse(previewDocument, wanted), role).toBe("permission.denied");
    }
    expect(await carla.refuse(previewDocument, { ...wanted, version: version + 1 })).toBe("state.changed");
    expect(await carla.refuse(previewDocument, { ...wanted, language: "TH" })).toBe("fields");
    expect(await carla.refuse(previewDocument, { ...wanted, id: randomUUID() })).toBe("document.unknown");
  });
});
