import {
  type BrandRevenue,
  type GetBrandRevenue,
  type GetRevenue,
  getRevenue as revenueRow,
  type Revenue,
  type RevenueLine,
} from "@marquee/contract/staff";
import { DateTime } from "luxon";
import { exportList, type ExportList } from "../../../exports/ExportList.ts";
import { Refusal } from "../../../http/Refusal.ts";
import { requireDays } from "../../../http/requireDays.ts";
import type { Services } from "../services.ts";
import type { MerchantCall } from "../../../staff/StaffCall.ts";
import { requireCurrency } from "../../../tenants/findCurrency.ts";
import type { Tenant } from "../../../tenants/Tenant.ts";
import { listPlayedGames } from "../betStore.ts";
import { listAgentAccounts, listRevenueSums, type RevenueSum } from "./revenueStore.ts";
import { toRevenueFigures } from "./toRevenueFigures.ts";

/** Lines that a page shows; a file has them all. */
const shownLines = 500;
const mostDays = 366;

/** @throws Refusal `request.invalid` for days that do not exist, or a period that ends before it begins or is longer than a year */
function requirePeriod(period: { readonly from: string; readonly to: string }): void {
  requireDays(period);
  const zone = { zone: "utc" };
  const days = DateTime.fromISO(period.to, zone).diff(DateTime.fromISO(period.from, zone), "days").days;
  if (days < 0 || days > mostDays)
    throw new Refusal("request.invalid", { fields: [{ name: "to", rule: "date", max: mostDays }] });
}

interface Named {
  readonly key: string;
  readonly name: string;
}

/** What a line is listed under, and how it is called. */
async function createNamer(
  { db }: Pick<Services, "db">,
  tenant: Tenant,
  by: GetRevenue["by"],
  sums: readonly RevenueSum[],
): Promise<(key: string) => Named> {
  const keys = sums.map(({ key }) => key);
  if (by === "agent") {
    const accounts = await listAgentAccounts(db, tenant.id, keys);
    return (key) => ({ key, name: accounts.get(key) ?? key });
  }
  if (by !== "game" && by !== "vendor") return (key) => ({ key, name: key });
  const games = await listPlayedGames(db, tenant.id, keys);
  return (key) => {
    const game = games.get(key);
    if (by === "game") return { key, name: game?.name ?? key };
    return { key: game?.vendor ?? "", name: game?.vendorName ?? "" };
  };
}

function listDays(from: string, to: string): readonly string[] {
  const first = DateTime.fromISO(from, { zone: "utc" });
  const count = DateTime.fromISO(to, { zone: "utc" }).diff(first, "days").days;
  return Array.from({ length: count + 1 }, (_, days) => first.plus({ days }).toISODate() ?? "");
}

/** Every line of the report, the newest day first, or by how much was staked, and what they are together. */
async function listLines(
  services: Pick<Services, "db">,
  tenant: Tenant,
  { from, to, by, currency: asked = tenant.currency }: GetRevenue,
): Promise<{ readonly lines: readonly RevenueLine[]; readonly totals: Revenue["totals"] }> {
  const { id: tenantId, timeZone } = tenant;
  const currency = requireCurrency(tenant, asked);
  const scope = { tenantId, currency, timeZone, from, to };
  const sums = await listRevenueSums(services.db, scope, by === "vendor" ? "game" : by);
  const toName = await createNamer(services, tenant, by, sums);
  const groups = Map.groupBy(sums, ({ key }) => toName(key).key);
  // A day on which nothing moved is a day too.
  if (by === "day") for (const day of listDays(from, to)) if (!groups.has(day)) groups.set(day, []);
  const lines = [...groups].map(([key, ofKey]) => ({
    key,
    name: toName(ofKey[0]?.key ?? key).name,
    ...toRevenueFigures(ofKey),
  }));
  const isByTime = by === "day" || by === "cohort";
  return {
    lines: lines.toSorted((a, b) =>
      isByTime ? b.key.localeCompare(a.key) : Number(b.staked) - Number(a.staked) || a.key.localeCompare(b.key),
    ),
    totals: toRevenueFigures(sums),
  };
}

/**
 * A merchant's revenue of a period: every figure is a sum of the ledger's entries on the house's side.
 * @throws Refusal `request.invalid`
 */
export async function getRevenue(services: Services, { tenant }: MerchantCall, request: GetRevenue): Promise<Revenue> {
  requirePeriod(request);
  const currency = requireCurrency(tenant, request.currency ?? tenant.currency);
  const { lines, totals } = await listLines(services, tenant, request);
  return {
    currency,
    timeZone: tenant.timeZone,
    lines: lines.slice(0, shownLines),
    count: lines.length,
    totals,
  };
}

/** The revenue of every merchant in its own zone, a line for each of its currencies. @throws Refusal `request.invalid` */
export async function getBrandRevenue(
  { db, tenantRegistry }: Services,
  request: GetBrandRevenue,
): Promise<BrandRevenue> {
  requirePeriod(request);
  const lines: BrandRevenue["lines"] = [];
  for (const { id: tenantId, code: merchant, name, currencies, timeZone } of tenantRegistry.list()) {
    for (const { currency } of currencies) {
      const sums = await listRevenueSums(db, { tenantId, currency, timeZone, ...request }, "all");
      lines.push({ merchant, name, currency, ...toRevenueFigures(sums) });
    }
  }
  return { lines };
}

const figureNames = ["staked", "won", "ggr", "bonuses", "rebates", "ngr", "deposits", "withdrawals"] as const;

/** The report as a file, with all its lines. */
export const revenueExport: ExportList = exportList("revenue", revenueRow, {
  async count(db, { tenant }, request) {
    requirePeriod(request);
    return (await listLines({ db }, tenant, request)).lines.length;
  },
  read: async (services, { tenant }, request) => ({
    rows: (await listLines(services, tenant, request)).lines,
    next: null,
  }),
  columns: [
    { title: "key", toText: ({ key }: RevenueLine) => key },
    { title: "name", toText: ({ name }: RevenueLine) => name },
    ...figureNames.map((name) => ({ title: name, toText: (line: RevenueLine) => line[name] })),
  ],
});
