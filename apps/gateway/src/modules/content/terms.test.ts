import { gunzipSync } from "node:zlib";
import {
  acceptTerms,
  closeAccount,
  createDeposit,
  createWithdrawal,
  getContentPage,
  getMemberInfo,
  getMemberTerms,
  getProtection,
  launchGame,
  launchGameFallback,
  loginFreePlay,
  logout,
  requestDataExport,
  setLimit,
  takeTimeOut,
} from "@marquee/contract";
import { getMember, listAudit, publishDocument, saveDocument } from "@marquee/contract/staff";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { drain } from "../../../test/drain.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import { publishTerms, retireTerms } from "../../../test/publishTerms.ts";
import type { Staff } from "../../../test/staff.ts";
import { tables } from "../../../test/tables.ts";
import { openAurelune, openKickline, passwordOf, toLaunch, type Visitor } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { newKey, paymentPassword, useWithdrawals } from "../../../test/withdrawals.ts";

const game = toLaunch("aurelune.localhost", "AURELUNE", "aurelune-rng-luna-1");
const deposit = { methodId: "PAY_HOUSE_WALLET", amount: "100000.00" };

describe("the acceptance of new terms", () => {
  const world = useWithdrawals();
  let carla: Staff;
  let names = 0;
  beforeAll(async () => {
    carla = await joinDesk(world.app(), "carla", "CONTENT");
  });

  const join = async (more: Parameters<Visitor["registerAs"]>[1] = {}): Promise<Visitor> => {
    const visitor = openAurelune(world.app());
    await visitor.registerAs(`reader${(names += 1)}`, more);
    return visitor;
  };
  /** What each way to bring money into play answers. */
  const tryAll = async (visitor: Visitor): Promise<readonly string[]> =>
    Promise.all(
      [
        visitor.call(launchGame, game),
        visitor.call(launchGameFallback, game),
        visitor.call(createDeposit, deposit, newKey()),
      ].map(async (call) => {
        const { body } = await call;
        return body.success ? "open" : body.errorCode;
      }),
    );
  const closed = Array.from({ length: 3 }, () => "terms.not.accepted");
  const open = Array.from({ length: 3 }, () => "open");
  const asked = async (visitor: Visitor) => (await visitor.get(getMemberTerms, {})).terms?.version ?? null;

  it("X-55: nobody is asked where no terms are published, nor for those that stood when acceptance came", async () => {
    const ann = await join();
    expect([await asked(ann), await tryAll(ann)]).toEqual([null, open]);
    await publishTerms(carla, "Of before", { mustAccept: false });
    expect([await asked(ann), await tryAll(await join())]).toEqual([null, open]);
  });

  it("X-55: until new terms are accepted no game opens and no deposit begins, and all that protects or pays out goes on", async () => {
    const { ann, accountId } = await world.newRich();
    const version = await publishTerms(carla, "New", {
      more: { VI: { title: "Điều khoản", summary: "", html: "<p>Mới</p>" } },
    });
    expect(await tryAll(ann)).toEqual(closed);
    const { terms } = await ann.get(getMemberTerms, {});
    expect(terms).toEqual({
      version,
      title: "Terms",
      content: "<p>New</p>",
      language: "EN",
      updatedAt: expect.any(Number),
    });
    const read = async (language: string) =>
      (await ann.get(getMemberTerms, {}, { headers: { language } })).terms?.language;
    expect([await read("VI"), await read("CN")]).toEqual(["VI", "EN"]);
    await ann.get(createWithdrawal, { accountId, amount: "100000.00", paymentPassword }, newKey());
    await ann.get(setLimit, { kind: "DEPOSIT", period: "DAY", amount: "5000000.00" });
    await ann.get(getProtection, {});
    await ann.get(getContentPage, { slug: "terms" });
    expect(await ann.get(launchGame, { ...game, mode: "DEMO" })).toMatchObject({ openIn: "IFRAME" });
    await ann.get(acceptTerms, { version, language: "VI" });
    expect([await asked(ann), await tryAll(ann)]).toEqual([null, open]);
    const other = await join();
    await other.get(takeTimeOut, { hours: 24 });
    expect((await tryAll(other))[0]).toBe("rg.timeout");
    await other.get(logout, {});
    // Play money asks nobody, and another merchant's terms are its own.
    const trial = openAurelune(world.app());
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await trial.get(launchGame, game)).toMatchObject({ openIn: "IFRAME" });
    expect(await trial.refuse(acceptTerms, { version, language: "EN" })).toBe("trial.not.allowed");
    const kim = openKickline(world.app());
    await kim.registerAs("termskim");
    expect(await asked(kim)).toBeNull();
    expect(await kim.refuse(acceptTerms, { version, language: "EN" })).toBe("fields");
  });

  it("X-55: a mended typo asks nobody again, and whoever has accepted nothing still has to accept what stands there now", async () => {
    const version = await publishTerms(carla, "Newer");
    const [ann, ben] = [await join(), await join()];
    await ann.get(acceptTerms, { version, language: "EN" });
    const mended = await publishTerms(carla, "Newer, mended", { mustAccept: false });
    expect([await asked(ann), await tryAll(ann)]).toEqual([null, open]);
    expect([await asked(ben), await tryAll(ben)]).toEqual([mended, closed]);
    await ben.get(acceptTerms, { version: mended, language: "EN" });
    expect(await tryAll(ben)).toEqual(open);
  });

  it("X-55: the version of before is refused when another one was published meanwhile; two presses make one row, which nobody changes", async () => {
    const ann = await join();
    const first = await publishTerms(carla, "One");
    const second = await publishTerms(carla, "Two");
    expect(await ann.refuse(acceptTerms, { version: first, language: "EN" })).toBe("terms.changed");
    expect([await asked(ann), await tryAll(ann)]).toEqual([second, closed]);
    expect(await ann.refuse(acceptTerms, { version: 10_000, language: "EN" })).toBe("fields");
    expect(await ann.refuse(acceptTerms, { version: second, language: "CN" })).toBe("fields");
    await Promise.all([1, 2, 3].map(() => ann.get(acceptTerms, { version: second, language: "EN" })));
    const { db } = world.app().services;
    const { id: memberId } = await ann.get(getMemberInfo, {});
    const stored = tables(db).selectFrom("terms_acceptances").selectAll().where("member_id", "=", memberId);
    expect(await stored.execute()).toEqual([expect.objectContaining({ number: second, language: "EN" })]);
    await expect(sql`update terms_acceptances set number = 1`.execute(db)).rejects.toThrow(/permission denied/);
    await expect(sql`delete from terms_acceptances`.execute(db)).rejects.toThrow(/permission denied/);
    expect(await openAurelune(world.app()).refuse(acceptTerms, { version: second, language: "EN" })).toBe(
      "login.not.session",
    );
  });

  it("RG-23, X-55: a registration keeps the version that its page showed, and one that is not the newest is asked at once", async () => {
    const shown = await publishTerms(carla, "Shown");
    const seen = await join({ termsVersion: shown, termsLanguage: "EN" });
    expect([await asked(seen), await tryAll(seen)]).toEqual([null, open]);
    const newest = await publishTerms(carla, "Published while the form was open");
    const late = await join({ termsVersion: shown, termsLanguage: "EN" });
    expect([await asked(late), await tryAll(late)]).toEqual([newest, closed]);
    // A page of before, or one that could not read the terms, has shown none.
    expect(await asked(await join())).toBe(newest);
    await expect(join({ termsVersion: 9_999, termsLanguage: "EN" })).rejects.toThrow(/termsVersion/);
    await expect(join({ termsVersion: newest })).rejects.toThrow(/termsLanguage/);
    await expect(join({ termsVersion: newest, termsLanguage: "TH" })).rejects.toThrow(/termsVersion/);
  });

  it("X-55: only the terms can ask; staff see who accepted which, and terms that are taken off the site ask nobody", async () => {
    const version = await publishTerms(carla, "Seen by staff");
    const ann = await join();
    await ann.get(acceptTerms, { version, language: "EN" });
    const { id: memberId } = await ann.get(getMemberInfo, {});
    const sam = world.staff("sam");
    expect((await sam.get(getMember, { memberId })).terms).toEqual({ version, at: expect.any(Number), language: "EN" });
    const { items } = await (await joinDesk(world.app(), "audra", "AUDITOR")).get(listAudit, {});
    const entry = items.find(({ action }) => action === "publish document");
    expect(entry?.after).toMatchObject({ published: version, mustAccept: true });

    const place = { kind: "PAGE", slug: "about", categoryId: null, position: 0 } as const;
    const texts = { EN: { title: "About", summary: "", html: "<p>Us</p>" } };
    const about = randomUUID();
    await carla.get(saveDocument, { id: about, version: 0, ...place, texts });
    expect(await carla.refuse(publishDocument, { id: about, version: 1, reason: "test", mustAccept: true })).toBe(
      "fields",
    );

    const ben = await join();
    expect(await asked(ben)).toBe(version);
    await retireTerms(carla);
    expect([await asked(ben), await tryAll(ben)]).toEqual([null, open]);
  });

  it("X-69: the member's file has what was accepted, and a deletion keeps it under the id alone", async () => {
    const version = await publishTerms(carla, "Kept");
    const ann = await join({ termsVersion: version, termsLanguage: "EN" });
    const { id: memberId } = await ann.get(getMemberInfo, {});
    const { db, files } = world.app().services;
    const password = passwordOf("AURELUNE");
    const { export: made } = await ann.get(requestDataExport, { password });
    const { key } = await tables(db)
      .selectFrom("stored_files")
      .select("key")
      .where("id", "=", made?.fileId ?? "")
      .executeTakeFirstOrThrow();
    const data: Record<string, unknown> = JSON.parse(gunzipSync((await files.get(key)) ?? "").toString());
    expect(data["acceptedTerms"]).toEqual([{ version, language: "EN", acceptedAt: expect.any(String) }]);
    const count = async () =>
      (await tables(db).selectFrom("terms_acceptances").selectAll().where("member_id", "=", memberId).execute()).length;
    expect(await count()).toBe(1);
    await drain(await openWallet(createGameServer(world.app(), world.app().houseSecret), ann));
    await ann.get(closeAccount, { password, erase: true });
    expect(await count()).toBe(1);
  });
});
