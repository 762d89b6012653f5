import { toDecimal } from "@marquee/contract";
import * as row from "@marquee/contract/staff";
import { Type } from "typebox";
import { encodeCursor, requireCursor } from "../../http/cursor.ts";
import type { SettingsScope } from "../../staff/guardSettings.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { merchantRoute, type StaffRoute } from "../../staff/staffRoute.ts";
import { requireCurrency, toDigits } from "../../tenants/findCurrency.ts";
import { countLevels, type LevelRow, listLevelPage } from "./levelListStore.ts";
import { pinLevelOf } from "./pinLevel.ts";
import { rankSettings, requireSound } from "./rankSettings.ts";
import type { Services } from "./services.ts";
import { getSettings } from "./settingsStore.ts";
import { showLevel } from "./showLevel.ts";

const pageSize = 50;

const Place = Type.Object({
  level: Type.Integer({ minimum: 0, maximum: 9 }),
  growth: Type.String({ pattern: "^-?[0-9]{1,18}$" }),
  id: Type.String({ maxLength: 64, pattern: "^[0-9A-Za-z-]+$" }),
});

const toScope = ({ tenant }: MerchantCall, currency: string): SettingsScope => ({
  id: tenant.id,
  currency: requireCurrency(tenant, currency),
});

const toPlace = ({ level, growth, memberId: id }: LevelRow): string => encodeCursor({ level, growth, id });

/** That it was read is written down, since it names members. @throws Refusal `request.invalid` for a cursor that we did not make */
async function listLevels(
  { db }: Services,
  call: MerchantCall,
  { level, cursor }: row.ListMemberLevels,
): Promise<row.MemberLevelPage> {
  const { id: tenantId } = call.tenant;
  const page = { only: level === undefined ? undefined : Number(level), after: requireCursor(Place, cursor) };
  const rows = await listLevelPage(db, tenantId, pageSize + 1, page);
  const items = rows.slice(0, pageSize);
  const last = items.at(-1);
  if (items.length > 0) await call.audit(db, { action: "read member levels", subject: "" });
  return {
    items: items.map((each) => ({ ...each, growth: toDecimal(BigInt(each.growth)) })),
    next: rows.length > pageSize && last !== undefined ? toPlace(last) : null,
    counts: [...(await countLevels(db, tenantId))],
  };
}

/** Levels of members in the back office. */
export function rankStaffRoutes(services: Services): readonly StaffRoute[] {
  const { db } = services;
  return [
    merchantRoute(row.getRankSettings, (call, { currency }) => getSettings(db, toScope(call, currency))),
    merchantRoute(row.changeRankSettings, async (call, request) => {
      const scope = toScope(call, request.currency);
      requireSound(request.settings, toDigits(call.tenant, scope.currency));
      return rankSettings.change(services, call, scope, request);
    }),
    merchantRoute(row.listMemberLevels, (call, request) => listLevels(services, call, request)),
    merchantRoute(row.getMemberLevel, (call, { memberId }) => showLevel(db, call, memberId)),
    merchantRoute(row.pinMemberLevel, (call, request) => pinLevelOf(services, call, request)),
  ];
}
