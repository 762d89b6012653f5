import { chooseAvatar, createFileLink, getMemberIcon, getPlayerAvatar, loginFreePlay } from "@marquee/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { drawPicture, sendForm, upload } from "../../test/uploads.ts";
import { openAurelune, openKickline, type Visitor } from "../../test/visitor.ts";
import { removeUnusedFiles } from "./removeFiles.ts";
import { tables } from "../../test/tables.ts";

describe("uploads", () => {
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const register = async (): Promise<Visitor> => {
    const visitor = openAurelune(app);
    serial += 1;
    await visitor.registerAs(`upload${serial}`);
    return visitor;
  };

  const fetchFile = (url: string, token?: string) =>
    app.http.inject({
      url,
      headers: { host: "aurelune.localhost", ...(token === undefined ? {} : { authorization: token }) },
    });

  it("LG-23, AP-15: a member's own picture becomes the avatar: square, without metadata, public, and and a drawn one can be selected again", async () => {
    const ann = await register();
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#884422" } })
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    expect(photo.includes("secret place")).toBe(true);
    const { uploadId, url } = await upload(app, ann, "AVATAR", photo);
    expect((await ann.get(chooseAvatar, { uploadId })).icon).toBe(url);
    expect(await ann.get(getPlayerAvatar, {})).toEqual({ avatar: uploadId, avatarType: "UPLOAD", url });
    const shown = await fetchFile(url);
    expect(shown.headers).toMatchObject({ "content-type": "image/jpeg", "x-content-type-options": "nosniff" });
    expect(shown.rawPayload.includes("secret place")).toBe(false);
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    await ann.get(chooseAvatar, { avatar: 3 });
    expect((await ann.get(getMemberIcon, {})).icon).toBe("/art/avatars/3.svg");
    expect(await ann.get(getPlayerAvatar, {})).toMatchObject({ avatar: "3", avatarType: "STATIC" });
    expect(await ann.refuse(chooseAvatar, { avatar: 25 })).toBe("fields");
    expect(await (await register()).refuse(chooseAvatar, { uploadId })).toBe("fields");
  });

  it("VL-45: accepts PNG and JPEG by their first bytes, at most 5 MB, and refuses everything else with a code", async () => {
    const ann = await register();
    const send = async (file: Buffer | undefined, ...more: (readonly [string, string | Buffer])[]): Promise<string> => {
      const parts = [["purpose", "AVATAR"] as const, ...(file === undefined ? [] : [["file", file] as const]), ...more];
      const { body } = await sendForm(app, ann, parts);
      return body.success ? "taken" : body.errorCode;
    };
    const png = await drawPicture("png");
    expect(await send(png)).toBe("taken");
    expect(await send(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toBe("upload.type");
    expect(await send(await sharp(png).webp().toBuffer())).toBe("upload.type");
    expect(await send(Buffer.concat([png.subarray(0, 60), Buffer.alloc(200)]))).toBe("upload.type");
    expect(await send(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))).toBe("upload.size");
    expect(await send(Buffer.alloc(0))).toBe("upload.type");
    const jpeg = await drawPicture("jpeg", { width: 800, height: 600 });
    expect([await send(jpeg), await send(Buffer.concat([jpeg, Buffer.from("more")]))]).toEqual(["taken", "taken"]);
    expect([await send(jpeg.subarray(0, -2)), await send(jpeg.subarray(0, -40))]).toEqual([
      "upload.incomplete",
      "upload.incomplete",
    ]);
    expect(await send(Buffer.concat([jpeg.subarray(0, 60), Buffer.from([0xff, 0xd9])]))).toBe("upload.type");
    expect(await send(undefined)).toBe("request.invalid");
    expect(await send(png, ["file", png])).toBe("upload.count");
    expect(await send(png, ["__proto__", "x"])).toBe("request.invalid");
    expect(await send(png, ["more", "x".repeat(5_000)])).toBe("request.invalid");
    expect(await send(png, ...Array.from({ length: 50 }, (_, index) => [`f${index}`, "x"] as const))).toMatch(
      /^(request.invalid|upload.count)$/,
    );
  });

  it("refuses a decompression bomb by its header, without decoding it", async () => {
    const ann = await register();
    const bomb = await drawPicture("png", { width: 12_000, height: 12_000 });
    expect(bomb.length).toBeLessThan(3_000_000);
    const { body } = await sendForm(app, ann, [
      ["purpose", "AVATAR"],
      ["file", bomb],
    ]);
    expect(body.success ? "" : body.errorCode).toBe("upload.size");
  });

  it("refuses a file without a member's session, and a body of another type", async () => {
    const png = await drawPicture("png");
    const form = [
      ["purpose", "AVATAR"],
      ["file", png],
    ] as const;
    expect((await sendForm(app, openAurelune(app), form)).status).toBe(401);
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect((await sendForm(app, trial, form)).status).toBe(403);
    const ann = await register();
    const plain = await app.http.inject({
      method: "POST",
      url: "/wps/upload",
      headers: { host: "aurelune.localhost", authorization: ann.getToken() ?? "", "content-type": "application/json" },
      payload: "{}",
    });
    expect(plain.statusCode).toBe(400);
  });

  it("operations.md 5: a document can be read by a link of the session that requested it, for five minutes, and by nobody else", async () => {
    const ann = await register();
    const { uploadId, url: none } = await upload(app, ann, "DOCUMENT", await drawPicture("jpeg"));
    expect(none).toBe("");
    const { url, expiresAt } = await ann.get(createFileLink, { fileId: uploadId });
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(300_000);
    const read = await fetchFile(url, ann.getToken());
    expect([read.statusCode, read.headers["content-type"], read.headers["cache-control"]]).toEqual([
      200,
      "image/jpeg",
      "private, no-store",
    ]);
    const again = openAurelune(app);
    await again.loginAs(`upload${serial}`);
    const eve = await register();
    expect((await fetchFile(url)).statusCode).toBe(401);
    expect((await fetchFile(url, again.getToken())).statusCode).toBe(404);
    expect((await fetchFile(url, eve.getToken())).statusCode).toBe(404);
    expect(await eve.refuse(createFileLink, { fileId: uploadId })).toBe("path.unknown");
    const later = new URL(url, "http://x");
    later.searchParams.set("until", `${expiresAt + 60_000}`);
    expect((await fetchFile(later.pathname + later.search, ann.getToken())).statusCode).toBe(404);
    expect((await fetchFile(`/wps/files/${uploadId}`, ann.getToken())).statusCode).toBe(404);
    const key = (
      await tables(app.services.db).selectFrom("stored_files").select("key").where("id", "=", uploadId).execute()
    )[0];
    expect((await fetchFile(`/art/members/${key?.key}`)).statusCode).toBe(404);
  });

  it("twenty parallel uploads of one picture store one file, and a member's files are limited", async () => {
    const ann = await register();
    const png = await drawPicture("png", { width: 40, height: 40 });
    const all = await Promise.all(Array.from({ length: 10 }, () => upload(app, ann, "AVATAR", png)));
    expect(new Set(all.map(({ uploadId }) => uploadId)).size).toBe(1);
    const codes: string[] = [];
    for (let each = 0; each < 21; each += 1) {
      const other = await drawPicture("png", { width: 40, height: 40 }, `#0000${(16 + each).toString(16)}`);
      const { body } = await sendForm(app, ann, [
        ["purpose", "AVATAR"],
        ["file", other],
      ]);
      codes.push(body.success ? "taken" : body.errorCode);
    }
    expect(codes.filter((code) => code === "taken")).toHaveLength(19);
    expect(codes.at(-1)).toBe("upload.count");
  });

  it("removes unused uploads after a day, and keeps the avatar", async () => {
    const ann = await register();
    const unused = await upload(app, ann, "AVATAR", await drawPicture("png", { width: 30, height: 30 }, "#aa0000"));
    const used = await upload(app, ann, "AVATAR", await drawPicture("png", { width: 30, height: 30 }, "#00aa00"));
    await ann.get(chooseAvatar, { uploadId: used.uploadId });
    expect(await removeUnusedFiles(app.services, 1)).toBe(0);
    expect(await removeUnusedFiles(app.services, 0)).toBeGreaterThan(0);
    expect((await fetchFile(unused.url)).statusCode).toBe(404);
    expect((await fetchFile(used.url)).statusCode).toBe(200);
  });

  it("a brand without the module does not accept uploaded avatars", async () => {
    const kim = openKickline(app);
    await kim.registerAs("uploadkim");
    const { body } = await sendForm(
      app,
      kim,
      [
        ["purpose", "DOCUMENT"],
        ["file", await drawPicture("png")],
      ],
      "kickline.localhost",
    );
    expect(body.success ? "" : body.errorCode).toBe("function.not.available");
  });
});
