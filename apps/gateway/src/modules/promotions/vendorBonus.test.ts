import { claimPromotion, getFunds, transferWallet } from "@marquee/contract";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import { openVendorApp, toKey, vendor, type VendorApp } from "../../../test/vendorApp.ts";

let test: VendorApp;
beforeAll(async () => {
  test = await openVendorApp();
});
afterEach(async () => expect(await test.app.listFaults()).toEqual([]));
afterAll(() => test.close());

it("X-34, X-60: bonus money does not leave by a vendor's wallet: what is more than the own money is refused, and all is all of that", async () => {
  const olga = await joinDesk(test.app, "olga", "OPERATIONS");
  const activity = { ...application, trigger: "REGISTRATION", least: "20000", most: "20000" } as const;
  const id = await makePage(olga, { activity });
  const ann = await test.newMember();
  await ann.get(claimPromotion, { id });
  const own = (await ann.getBalance()).wallets[0]?.balance ?? "";
  const more = { from: "MAIN", to: vendor, amount: `${Number(own) + 1}.00` };
  expect(await ann.refuse(transferWallet, more, toKey())).toBe("wallet.insufficient");
  expect(await ann.get(transferWallet, { from: "MAIN", to: vendor, all: true }, toKey())).toMatchObject({
    balances: { MAIN: "0.00", [vendor]: own },
  });
  expect((await ann.get(getFunds, {})).bonus).toBe("20000.00");
});
