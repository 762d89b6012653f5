import { listMembers } from "@marquee/contract/staff";
import { exportList, type ExportList } from "../../exports/ExportList.ts";
import { toContacts } from "./listMembers.ts";
import { countListed, type ListedMember, listSorted, type MemberFilter } from "./memberListStore.ts";

/** The filters of the list; a search is no part of a file, since a file's filters are kept for a day. */
const toFilter = ({ state, kind, kycLevel, label }: MemberFilter): MemberFilter => ({ state, kind, kycLevel, label });

interface Line {
  readonly member: ListedMember;
  readonly isWhole: boolean;
}

/** A merchant's members as a file, the newest first; contacts masked for who may not see them. */
export const memberExport: ExportList = exportList("members", listMembers, {
  uses: ["members.contacts"],
  twoAbove: 10_000,
  count: (db, { tenant }, request) => countListed(db, tenant.id, toFilter(request)),
  async read({ db }, { tenant, may }, request, place, most) {
    const after = place === undefined ? undefined : { key: "", id: place };
    const rows = await listSorted(db, tenant.id, toFilter(request), { sort: "newest", after, most });
    const isWhole = may("members.contacts");
    return {
      rows: rows.map((member): Line => ({ member, isWhole })),
      next: rows.length < most ? null : (rows.at(-1)?.id ?? null),
    };
  },
  columns: [
    { title: "id", toText: ({ member }) => member.id },
    { title: "username", toText: ({ member }) => member.username },
    { title: "nickname", toText: ({ member }) => member.nickname },
    { title: "kind", toText: ({ member }) => String(member.kind) },
    { title: "state", toText: ({ member }) => member.state },
    { title: "identity", toText: ({ member }) => String(member.kycLevel) },
    { title: "email", toText: ({ member, isWhole }) => toContacts(isWhole, member).email },
    { title: "mobile", toText: ({ member, isWhole }) => toContacts(isWhole, member).mobile },
    { title: "registered", toText: ({ member }) => member.registeredAt.toISOString() },
    { title: "last login", toText: ({ member }) => member.lastLoginAt?.toISOString() ?? "" },
  ],
});
