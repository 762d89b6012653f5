import { sql } from "kysely";
import { uuidv7 } from "../../../db/uuidv7.ts";
import type { CreateDemo } from "../../../demo/CreateDemo.ts";
import { addLabel, listStoredLabels, putLabels } from "../labelStore.ts";

const demoLabels = [
  {
    names: { EN: "Bronze", VI: "Đồng", CN: "青铜", ID: "Perunggu", TH: "บรอนซ์", TL: "Tanso" },
    color: "#8c5a2b",
    color2: "#d9a066",
    rank: 1,
    service: "NORMAL",
  },
  {
    names: { EN: "Silver", VI: "Bạc", CN: "白银", ID: "Perak", TH: "ซิลเวอร์", TL: "Pilak" },
    color: "#64748b",
    color2: "#cbd5e1",
    rank: 3,
    service: "NORMAL",
  },
  {
    names: { EN: "Gold", VI: "Vàng", CN: "黄金", ID: "Emas", TH: "โกลด์", TL: "Ginto" },
    color: "#b7791f",
    color2: "#f6d365",
    rank: 5,
    service: "VIP",
  },
] as const;

/** How many of the demo's players carry each label, after so many who carry none. */
const carriers = 3;
const without = 300;

/** Stores three labels for a merchant that has none of its own, and gives them to a few demo players. */
export const createDemoLabels: CreateDemo = async (db, { id: tenantId }) => {
  if ((await listStoredLabels(db, tenantId)).some(({ kind }) => kind === "CLUB")) return;
  const { rows: players } = await sql<{ id: string }>`
    select id from members where tenant_id = ${tenantId} and registered_from = 'seed' and kind = 0
    order by username_key offset ${without} limit ${demoLabels.length * carriers}`.execute(db);
  for (const [index, label] of demoLabels.entries()) {
    const id = uuidv7();
    await addLabel(db, tenantId, id, label);
    for (const player of players.slice(index * carriers, (index + 1) * carriers))
      await putLabels(db, tenantId, player.id, [id]);
  }
};
