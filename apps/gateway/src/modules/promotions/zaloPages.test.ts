import {
  claimPromotion,
  confirmSocialLink,
  checkSocialLink,
  getPromotionPage,
  listSocialLinks,
  removeSocialLink,
  startSocialLink,
} from "@marquee/contract";
import { savePromotionPage } from "@marquee/contract/staff";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { application, plainPage } from "../../../test/promotionPages.ts";
import { switchModules } from "../../../test/registration.ts";
import { type SocialHouse, startSocialHouse } from "../../../test/socialHouse.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";

const password = passwordOf("AURELUNE");

describe("promotions for who links Zalo", () => {
  let house: SocialHouse;
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    house = await startSocialHouse();
    app = await openTestApp({ ...deskSettings, MARQUEE_SOCIAL_FILE: house.socialFile });
    await switchModules(app, "aurelune", { SOCLOGIN3: "on", SLZALO3: "on", SLLINE3: "on", PROMO3: "on" });
    await addStaff(app.services.db, "olga@aurelune.example", { AURELUNE: ["OPERATIONS"] });
  });
  afterAll(async () => {
    await app.close();
    await house.stop();
  });

  const open = async (): Promise<Visitor> => {
    const visitor = openAurelune(app);
    await visitor.registerAs(`zalo${(serial += 1)}x`);
    return visitor;
  };
  async function link(visitor: Visitor, account: string, provider: "ZALO" | "LINE" = "ZALO"): Promise<void> {
    const { url } = await visitor.get(startSocialLink, { provider, password });
    const { ticket } = await visitor.get(checkSocialLink, { provider, response: await house.choose(url, account) });
    await visitor.get(confirmSocialLink, { ticket });
  }

  it("PM-16: linking Zalo makes the reward claimable once; another account at a provider does not, and one at Zalo brings it once", async () => {
    const olga = await new Staff(app, "AURELUNE").login("olga@aurelune.example");
    const id = randomUUID();
    const activity = { ...application, trigger: "ZALO", least: "131000", most: "131000" } as const;
    await olga.get(savePromotionPage, { ...plainPage, id, activity });
    const [ann, ben] = [await open(), await open()];
    const show = async (visitor: Visitor) => visitor.get(getPromotionPage, { id });
    expect(await show(ann)).toMatchObject({ state: "PROCESS", rule: "zalo.unlinked", available: false });
    await link(ann, "annatline", "LINE");
    expect(await show(ann)).toMatchObject({ state: "PROCESS", rule: "zalo.unlinked" });
    expect(await ann.refuse(claimPromotion, { id })).toBe("promo.not.eligible");
    await link(ann, "sharedzalo");
    expect(await show(ann)).toMatchObject({ state: "CLAIM", rule: null, terms: { most: "131000.00" } });
    const answers = await Promise.all([1, 2, 3].map(async () => (await ann.call(claimPromotion, { id })).body.success));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await show(ann)).toMatchObject({ state: "CLAIMED" });

    // The same account at Zalo moves to another member.
    await ann.get(removeSocialLink, { provider: "ZALO", password });
    expect((await ann.get(listSocialLinks, {})).list).toMatchObject([{ provider: "LINE" }]);
    await link(ben, "sharedzalo");
    expect(await show(ben)).toMatchObject({ state: "PROCESS", available: false });
    expect(await ben.refuse(claimPromotion, { id })).toBe("promo.not.eligible");
    // Nor does a further account at Zalo pay the first member again.
    await link(ann, "furtherzalo");
    expect(await ann.refuse(claimPromotion, { id })).toBe("promo.already");
    const cem = await open();
    await link(cem, "cemzalo");
    expect((await cem.get(claimPromotion, { id })).state).toBe("CLAIMED");
  });
});
