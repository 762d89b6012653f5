import type { ListMembers, MemberLine, MemberPage } from "@marquee/contract/staff";
import { hasPermission, memberSorts } from "@marquee/contract/staff";
import { toMaskedName, toPlainNumber } from "@marquee/contract";
import { type Static, Type } from "typebox";
import { encodeCursor, requireCursor, wrongCursor } from "../../http/cursor.ts";
import { getHomeCountry, toMobile } from "../../authentication/toMobile.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { Services } from "./services.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { listLabelsOf } from "../member/index.ts";
import {
  findByBeginning,
  findExactly,
  getListKeys,
  isByLogin,
  isByName,
  type ListedMember,
  listSorted,
} from "./memberListStore.ts";

const pageSize = 50;

/**
 * The last member of a page, by id: an address that holds it holds no name. In the order of logins it says when his last one was, since he
 * may log in before the next page.
 */
const Place = Type.Object({
  by: Type.Enum([...memberSorts, "nickname"]),
  id: Type.String({ minLength: 1, maxLength: 80, pattern: "^[A-Za-z0-9-]+$" }),
  login: Type.Optional(Type.String({ pattern: "^(never|[0-9]{1,17})$" })),
});

type MemberPlace = Static<typeof Place>;

/** Whether the caller sees whole phone numbers and mail addresses. */
export const seesContacts = ({ session, tenant }: MerchantCall): boolean =>
  hasPermission(session.person.grants, tenant.code, "members.contacts");

/** Contacts as the caller may see them; empty for none. */
export function toContacts(
  isWhole: boolean,
  { email, mobile }: { readonly email: string | null; readonly mobile: string | null },
): Pick<MemberLine, "email" | "mobile"> {
  return {
    email: email === null ? "" : isWhole ? email : toRecipientMask("mail", email),
    mobile: mobile === null ? "" : isWhole ? mobile : toRecipientMask("sms", mobile),
  };
}

/** A name as the caller may see it. */
export const toName = (isWhole: boolean, name: string): string => (isWhole || name === "" ? name : toMaskedName(name));

/** What a search may name beside the beginning of a name. */
function toExact({ tenant }: MerchantCall, search: string) {
  const number = toPlainNumber(search);
  const mobile = /^\+?[0-9]{6,}$/.test(number)
    ? toMobile(number, getHomeCountry(tenant)?.countryDialingCode ?? "")
    : undefined;
  return {
    ...(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(search) ? { id: search } : {}),
    ...(mobile === undefined ? {} : { mobile }),
    ...(search.includes("@") ? { email: search.toLowerCase() } : {}),
  };
}

interface Found {
  readonly rows: readonly ListedMember[];
  readonly toPlace: (row: ListedMember) => MemberPlace;
}

/** The list in an order. @throws Refusal `request.invalid` for a place of another order, or of a member who is not there any more */
async function list({ db }: Services, { tenant }: MerchantCall, asked: ListMembers): Promise<Found> {
  const { cursor, search: _, order = "newest", ...filter } = asked;
  const place = requireCursor(Place, cursor);
  if (place !== undefined && place.by !== order) throw wrongCursor();
  const toKey = async ({ id, login }: MemberPlace): Promise<string> => {
    const key = isByName(order) ? (await getListKeys(db, tenant.id, id))?.name : isByLogin(order) ? login : "";
    if (key === undefined) throw wrongCursor();
    return key;
  };
  const after = place && { id: place.id, key: await toKey(place) };
  const rows = await listSorted(db, tenant.id, filter, { sort: order, after, most: pageSize + 1 });
  const logins = new Map(rows.map(({ id, login }) => [id, login]));
  return {
    rows,
    toPlace: ({ id }) => ({ by: order, id, ...(isByLogin(order) && { login: logins.get(id) ?? "" }) }),
  };
}

/** What a search finds. @throws Refusal `request.invalid` for a place of no search, or of a member who is not there any more */
async function find({ db }: Services, call: MerchantCall, asked: ListMembers, text: string): Promise<Found> {
  const { cursor, search: _, order: _order, ...filter } = asked;
  const { id: tenantId } = call.tenant;
  const place = requireCursor(Place, cursor);
  const keys = place === undefined ? undefined : await getListKeys(db, tenantId, place.id);
  if (place !== undefined && (keys === undefined || (place.by !== "name" && place.by !== "nickname")))
    throw wrongCursor();
  const exact = place === undefined ? await findExactly(db, tenantId, filter, toExact(call, text)) : [];
  const after =
    place === undefined || keys === undefined
      ? undefined
      : { id: place.id, key: place.by === "nickname" ? keys.nickname : keys.name };
  const begun = await findByBeginning(db, tenantId, filter, toUsernameKey(text), after, pageSize + 1);
  const others = begun.filter(({ id }) => !exact.some((each) => each.id === id));
  const byName = new Map(others.map(({ id, by }) => [id, by]));
  return { rows: [...exact, ...others], toPlace: ({ id }) => ({ by: byName.get(id) ?? "name", id }) };
}

/**
 * A merchant's members, or those that a search finds: whole phone numbers, mail addresses and ids first, then usernames and nicknames
 * that begin with it. Which members were shown is written down, and not what was searched for.
 */
export async function listMembers(services: Services, call: MerchantCall, asked: ListMembers): Promise<MemberPage> {
  const { db } = services;
  const text = (asked.search ?? "").trim();
  const { rows, toPlace } = await (text === "" ? list(services, call, asked) : find(services, call, asked, text));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const isWhole = seesContacts(call);
  const ids = shown.map(({ id }) => id);
  const labels = await listLabelsOf(db, call.tenant.id, ids);
  const items = shown.map(({ email, mobile, registeredAt, lastLoginAt, ...row }): MemberLine => ({
    ...row,
    ...toContacts(isWhole, { email, mobile }),
    labels: labels
      .filter(({ member_id: id }) => id === row.id)
      .map(({ id, names, color, color2 }) => ({ id, name: names.EN, color, color2 })),
    registeredAt: registeredAt.getTime(),
    lastLoginAt: lastLoginAt?.getTime() ?? null,
  }));
  const { search: _search, cursor: _, ...filter } = asked;
  if (ids.length > 0)
    await call.audit(db, {
      action: "read members",
      subject: text === "" ? "list" : "search",
      after: { ...filter, members: ids },
    });
  const next = rows.length > pageSize && last !== undefined ? encodeCursor(toPlace(last)) : null;
  return { items, next };
}
