import { cancelBonus, claimPromotion, getFunds, getMemberInfo, listBonuses, transferWallet } from "@marquee/contract";
import { transact } from "@marquee/database";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { application, makePage } from "../../../test/promotionPages.ts";
import { requireNoSignupTurnover } from "../../../test/requireNoTurnover.ts";
import type { Staff } from "../../../test/staff.ts";
import { openVendorApp, toKey, vendor, type VendorApp } from "../../../test/vendorApp.ts";
import { requireGivenTurnover } from "../turnover/index.ts";

let test: VendorApp;
let olga: Staff;
beforeAll(async () => {
  test = await openVendorApp();
  olga = await joinDesk(test.app, "olga", "OPERATIONS");
  await requireNoSignupTurnover(test.app.services.db, { id: "aurelune", currency: "VND" });
});
afterEach(async () => expect(await test.app.listFaults()).toEqual([]));
afterAll(() => test.close());

/** A member with a bonus of 20,000, of the kind that is named. */
async function withBonus(more: object) {
  const activity = { ...application, trigger: "REGISTRATION", least: "20000", most: "20000", ...more } as const;
  const id = await makePage(olga, { activity });
  const ann = await test.newMember();
  await ann.get(claimPromotion, { id });
  const own = (await ann.getBalance()).wallets[0]?.balance ?? "";
  const move = async (part: object) =>
    (await ann.call(transferWallet, { from: "MAIN", to: vendor, ...part }, toKey())).body;
  return { ann, id, own, move };
}

it("X-34, X-60: bonus money does not leave by a vendor's wallet: what is more than the own money is refused, and all is all of that", async () => {
  const { ann, own, move } = await withBonus({});
  expect(await move({ amount: `${Number(own) + 1}.00` })).toMatchObject({ errorCode: "wallet.insufficient" });
  expect(await move({ all: true })).toMatchObject({ value: { balances: { MAIN: "0.00", [vendor]: own } } });
  expect((await ann.get(getFunds, {})).bonus).toBe("20000.00");
});

it("X-34: while a bonus is active, own money that is held stays where it is staked before bonus money", async () => {
  const { ann, own, move } = await withBonus({ sticky: true });
  const { db } = test.app.services;
  const { id: memberId } = await ann.get(getMemberInfo, {});
  const held = { tenantId: "aurelune", memberId, currency: "VND", amount: 10_000_000n, required: 10_000_000n };
  await transact(db, (tx) => requireGivenTurnover(tx, { ...held, source: "TIP", ref: "held" }));
  const available = `${Number(own) - 1_000}.00`;
  const refused = { errorCode: "wallet.transfer.bonus", value: { available } };
  expect(await move({ amount: own })).toMatchObject(refused);
  expect(await move({ amount: `${Number(available) + 1}.00` })).toMatchObject(refused);
  expect(await move({ all: true })).toMatchObject({ value: { balances: { MAIN: "1000.00", [vendor]: available } } });
  // Nothing more goes, and what is there comes back.
  expect(await move({ all: true })).toMatchObject({ errorCode: "wallet.transfer.bonus", value: { available: "0.00" } });
  expect(await test.take(ann, available)).toMatchObject({ status: "SUCCESS" });
  // Once the bonus is given up, held money can be staked anywhere.
  const bonus = (await ann.get(listBonuses, {})).list[0];
  await ann.get(cancelBonus, { bonusId: bonus?.id ?? "" });
  expect(await move({ all: true })).toMatchObject({ value: { balances: { MAIN: "0.00", [vendor]: own } } });
});

it("X-34: while a bonus is active that ends with a withdrawal, no money goes to a vendor's wallet", async () => {
  const { ann, own, move } = await withBonus({ endsWithWithdrawal: true });
  for (const part of [{ amount: "1.00" }, { all: true }])
    expect(await move(part)).toMatchObject({ errorCode: "wallet.transfer.bonus", value: { available: "0.00" } });
  expect((await ann.getBalance()).wallets[0]?.balance).toBe(own);
  expect((await ann.get(getFunds, {})).bonus).toBe("20000.00");
});
