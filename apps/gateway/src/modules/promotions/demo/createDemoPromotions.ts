import { randomUUID } from "node:crypto";
import { type PromotionNames, type PromotionTurn, toMoney } from "@marquee/contract";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { countPromotions, putPromotion } from "../promotionStore.ts";

/** Amounts are decimal texts in the merchant's own currency. */
interface DemoPromotion {
  readonly names: PromotionNames;
  readonly percent: number;
  readonly maxBonus: string;
  readonly minDeposit: string;
  readonly factor: number;
  readonly maxStake: string | null;
  readonly maxConvert: string | null;
  readonly days: number;
  readonly turn: PromotionTurn;
  /** For so many days from the demo's first start; null for no end. */
  readonly offeredDays: number | null;
}

/** Two brands' promotions: each has one for the first deposit, with every limit, and a small one for each day with few of them. */
const promotions: Readonly<Record<string, readonly DemoPromotion[]>> = {
  aurelune: [
    {
      names: {
        EN: "Daily moonlight",
        VI: "Ánh trăng mỗi ngày",
        CN: "每日月光",
        ID: "Cahaya bulan harian",
        TH: "แสงจันทร์ประจำวัน",
        TL: "Liwanag ng buwan araw-araw",
      },
      percent: 10,
      maxBonus: "500000",
      minDeposit: "50000",
      factor: 5,
      maxStake: null,
      maxConvert: null,
      days: 7,
      turn: "DAY",
      offeredDays: null,
    },
    {
      names: {
        EN: "First night",
        VI: "Đêm đầu tiên",
        CN: "首晚礼遇",
        ID: "Malam pertama",
        TH: "ค่ำคืนแรก",
        TL: "Unang gabi",
      },
      percent: 100,
      maxBonus: "2000000",
      minDeposit: "200000",
      factor: 15,
      maxStake: "100000",
      maxConvert: "10000000",
      days: 14,
      turn: "FIRST",
      offeredDays: 365,
    },
  ],
  paperkite: [
    {
      names: {
        EN: "Daily breeze",
        VI: "Gió nhẹ mỗi ngày",
        CN: "每日微风",
        ID: "Angin harian",
        TH: "สายลมประจำวัน",
        TL: "Simoy araw-araw",
      },
      percent: 20,
      maxBonus: "20",
      minDeposit: "10",
      factor: 4,
      maxStake: "5",
      maxConvert: null,
      days: 3,
      turn: "DAY",
      offeredDays: null,
    },
    {
      names: {
        EN: "First flight",
        VI: "Chuyến bay đầu tiên",
        CN: "首次放飞",
        ID: "Penerbangan pertama",
        TH: "บินครั้งแรก",
        TL: "Unang lipad",
      },
      percent: 50,
      maxBonus: "100",
      minDeposit: "20",
      factor: 10,
      maxStake: "5",
      maxConvert: "500",
      days: 30,
      turn: "FIRST",
      offeredDays: 365,
    },
  ],
};

const day = 86_400_000;
const toMaybe = (amount: string | null): bigint | null => (amount === null ? null : toMoney(amount, 2));

/** Stores the promotions of two of the demo's merchants, where there are none. A visitor with several accounts may claim them with each. */
export const createDemoPromotions: CreateDemo = async (db, { id: tenantId, brand, currency }) => {
  const own = Object.hasOwn(promotions, brand) ? promotions[brand] : undefined;
  if (own === undefined || (await countPromotions(db, tenantId)) > 0) return;
  for (const { names, maxBonus, minDeposit, maxStake, maxConvert, offeredDays, ...terms } of own)
    await putPromotion(
      db,
      {
        ...terms,
        tenant_id: tenantId,
        id: randomUUID(),
        is_on: true,
        names: JSON.stringify(names),
        currency,
        max_bonus: toMoney(maxBonus, 2),
        min_deposit: toMoney(minDeposit, 2),
        max_stake: toMaybe(maxStake),
        max_convert: toMaybe(maxConvert),
        once_per_person: false,
        starts_at: null,
        ends_at: offeredDays === null ? null : new Date(Date.now() + offeredDays * day),
      },
      0,
    );
};
