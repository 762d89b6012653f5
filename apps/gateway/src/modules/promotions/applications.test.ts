import { randomUUID } from "node:crypto";
import { applyForPromotion, claimPromotion, getPromotionPage, listInbox, listPromotionPages } from "@marquee/contract";
import {
  decidePromotionApplication,
  decideProposal,
  getPromotionApplication,
  listPromotionApplications,
  listWork,
  savePromotionPage,
} from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import { useBonuses } from "../../../test/bonusWorld.ts";
import { answerApplication, application, makePage, plainPage } from "../../../test/promotionPages.ts";
import { drawPicture, sendForm, upload } from "../../../test/uploads.ts";
import { createVisitor } from "../../../test/visitor.ts";
import { removeUnusedFiles } from "../../files/removeFiles.ts";
import { getTwoPersonAmount } from "../../tenants/stakes.ts";

const hour = 3_600_000;

describe("applications for promotions", () => {
  const world = useBonuses();
  const { newMember, staff } = world;

  const offerActivity = (more = {}) => makePage(staff("olga"), { activity: { ...application, ...more } });

  it("PR-04, PR-05: a member applies with two pictures, staff answer, the member is told and claims", async () => {
    const id = await offerActivity();
    const ann = await newMember();
    const draw = (color: string) => drawPicture("png", { width: 64, height: 48 }, color);
    const images = [
      (await upload(world.app(), ann.visitor, "PROMOTION", await draw("#113355"))).uploadId,
      (await upload(world.app(), ann.visitor, "PROMOTION", await drawPicture("jpeg"))).uploadId,
    ];
    const applied = await ann.visitor.get(applyForPromotion, { id, comment: " I won three in a row ", images });
    expect(applied).toMatchObject({ state: "APPLYING", available: false });
    expect(applied.application).toMatchObject({ comment: "I won three in a row", pictures: 2, amount: null });
    // A picture of an application is in use.
    expect(await removeUnusedFiles(world.app().services, 0)).toBe(0);

    const { items } = await staff("pia").get(listWork, { key: "promotionApplications" });
    expect(items).toMatchObject([{ username: ann.name, about: "Harbour week" }]);
    const sheet = await staff("pia").get(getPromotionApplication, { id: items[0]?.subject ?? "" });
    expect(sheet).toMatchObject({ comment: "I won three in a row", least: "10000.00", most: "200000.00" });
    const read = (name: string) =>
      world.app().http.inject({
        url: sheet.pictures[1]?.url ?? "",
        headers: { host: "desk.example", cookie: `staff=${staff(name).cookie}` },
      });
    expect([(await read("pia")).statusCode, (await read("cora")).statusCode]).toEqual([200, 404]);
    await answerApplication(staff("pia"), id, { amount: "50000" });

    const told = await ann.visitor.get(listInbox, {});
    expect(told.list[0]?.content).toMatch(/Harbour week was approved\. .*50,000/);
    expect(await ann.visitor.get(getPromotionPage, { id })).toMatchObject({ state: "CLAIM", available: true });
    const claimed = await ann.visitor.get(claimPromotion, { id });
    expect([claimed.state, claimed.application?.state]).toEqual(["CLAIMED", "CLAIMED"]);
    expect(await world.bonusOf(ann)).toMatchObject({ amount: "50000.00", required: "100000.00" });
    expect(await ann.visitor.refuse(claimPromotion, { id })).toBe("promo.already");
  });

  it("PR-05: a refusal needs a remark, which the member reads; of two people the second is told", async () => {
    const id = await offerActivity();
    const ann = await newMember();
    await ann.visitor.get(applyForPromotion, { id, comment: "", images: [] });
    const [line] = (await staff("pia").get(listPromotionApplications, { pageId: id })).items;
    if (line === undefined) throw new Error("nothing waits");
    const reject = {
      id: line.id,
      version: line.version,
      proposalId: randomUUID(),
      decision: "reject",
      amount: null,
      remark: "",
      reason: "for a test",
    } as const;
    expect(await staff("pia").refuse(decidePromotionApplication, reject)).toBe("fields");
    expect(await staff("audrey").refuse(decidePromotionApplication, { ...reject, remark: "no" })).toBe(
      "permission.denied",
    );
    await answerApplication(staff("pia"), id, { remark: "The ticket is not yours." });
    expect(await staff("pia").refuse(decidePromotionApplication, { ...reject, remark: "no" })).toBe("state.changed");
    const page = await ann.visitor.get(getPromotionPage, { id });
    expect([page.state, page.application?.remark]).toEqual(["REJECTED", "The ticket is not yours."]);
    expect((await ann.visitor.get(listInbox, {})).list[0]?.content).toContain("The ticket is not yours.");
    expect(await ann.visitor.refuse(claimPromotion, { id })).not.toBe("none");
    expect(await ann.visitor.refuse(applyForPromotion, { id, comment: "again", images: [] })).toBe("promo.already");
  });

  it("PR-05: what two people pay out takes two people; the promotion's limits hold for all", async () => {
    const large = (getTwoPersonAmount("VND") / 10_000n).toString();
    const id = await offerActivity({ most: large });
    const ann = await newMember();
    await ann.visitor.get(applyForPromotion, { id, comment: "", images: [] });
    await expect(answerApplication(staff("pia"), id, { amount: "9999" })).rejects.toThrow("amount");
    await expect(answerApplication(staff("pia"), id, { amount: `${large}0` })).rejects.toThrow("amount");
    const proposal = await answerApplication(staff("pia"), id, { amount: large });
    expect(proposal).not.toBe(null);
    expect((await ann.visitor.get(getPromotionPage, { id })).state).toBe("APPLYING");
    const decision = { id: proposal ?? "", decision: "approve", note: "for a test" } as const;
    expect(await staff("pia").refuse(decideProposal, decision)).not.toBe("none");
    expect((await ann.visitor.get(getPromotionPage, { id })).state).toBe("APPLYING");
  });

  it("PR-04, VL-45: the 141st character, a fourth picture, another's and a used one are refused at their fields", async () => {
    const id = await offerActivity();
    const [ann, bob] = [await newMember(), await newMember()];
    const faults = async (request: { comment?: string; images?: string[] }) => {
      const { body } = await ann.visitor.call(applyForPromotion, { id, comment: "", images: [], ...request });
      return body.success ? [] : (body.fields ?? []).map(({ name, rule }) => `${name} ${rule}`);
    };
    expect(await faults({ comment: "é".repeat(141) })).toEqual(["comment length"]);
    expect(await faults({ images: Array.from({ length: 4 }, () => randomUUID()) })).toEqual(["images length"]);
    expect(await faults({ images: ["__proto__"] })).toEqual(["images unknown"]);
    const { uploadId: others } = await upload(world.app(), bob.visitor, "PROMOTION", await drawPicture("png"));
    expect(await faults({ images: [others] })).toEqual(["images unknown"]);
    const { uploadId: avatar } = await upload(world.app(), ann.visitor, "AVATAR", await drawPicture("png"));
    expect(await faults({ images: [avatar] })).toEqual(["images unknown"]);
    const { uploadId } = await upload(world.app(), ann.visitor, "PROMOTION", await drawPicture("png"));
    expect(await faults({ images: [uploadId, uploadId] })).toEqual(["images same"]);
    expect(await ann.visitor.refuse(applyForPromotion, { id, comment: "a\u0000", images: [] })).not.toBe("none");
    const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
    for (const file of [gif, Buffer.alloc(6 * 1_048_576)])
      expect(
        (
          await sendForm(world.app(), ann.visitor, [
            ["purpose", "PROMOTION"],
            ["file", file],
          ])
        ).body.success,
      ).toBe(false);
    // Astral characters count as one each.
    expect(await faults({ comment: "🎁".repeat(140), images: [uploadId] })).toEqual([]);
    const second = await offerActivity();
    const used = await ann.visitor.call(applyForPromotion, { id: second, comment: "", images: [uploadId] });
    expect(used.body).toMatchObject({ errorCode: "fields", fields: [{ name: "images", rule: "taken" }] });
  });

  it("PR-04: of applications sent at the same time at two gateways one is stored", async () => {
    const id = await offerActivity();
    const ann = await newMember();
    const beside = createVisitor(await world.app().openBeside(), "aurelune.localhost", "AURELUNE");
    beside.setToken(ann.visitor.getToken());
    const sent = await Promise.all(
      [ann.visitor, beside, ann.visitor].map((visitor) =>
        visitor.call(applyForPromotion, { id, comment: "", images: [] }),
      ),
    );
    expect(sent.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await staff("pia").get(listPromotionApplications, { pageId: id })).items).toHaveLength(1);
  });

  it("PR-05: what was approved is claimed after the end, too, on the terms that were told", async () => {
    const id = await offerActivity();
    const ann = await newMember();
    await ann.visitor.get(applyForPromotion, { id, comment: "", images: [] });
    const page = { ...plainPage, id, version: 1, activity: { ...application, factor: 50 } };
    expect(await staff("olga").refuse(savePromotionPage, page)).toBe("promotion.applied");
    await answerApplication(staff("pia"), id, { amount: "10000" });
    const times = { startsAt: Date.now() - 2 * hour, endsAt: Date.now() - hour };
    await staff("olga").get(savePromotionPage, { ...page, activity: application, ...times });
    expect((await ann.visitor.get(listPromotionPages, {})).list.map((each) => each.id)).toContain(id);
    expect((await ann.visitor.get(claimPromotion, { id })).state).toBe("CLAIMED");
    const bob = await newMember();
    expect(await bob.visitor.refuse(applyForPromotion, { id, comment: "", images: [] })).toBe("promo.closed");
  });
});
