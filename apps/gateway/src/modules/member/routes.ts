import { getMemberIcon, getMemberInfo, type MemberInfo, toAccountType, updateLanguage } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import { toAccountKind } from "../../identity/toAccountKind.ts";
import type { Services } from "../../Services.ts";
import { getMember, type Member, setMemberLanguage } from "../auth/index.ts";

const avatars = Array.from({ length: 24 }, (_, index) => `/art/avatars/${index + 1}.svg`);

function toInfo({ tenant }: Call, member: Member): MemberInfo {
  const isAgent = toAccountKind(member.kind);
  const { previous_login_at: at, previous_login_from: from } = member;
  return {
    id: member.id,
    account: member.username,
    nickname: member.nickname,
    type: toAccountType(isAgent),
    isAgent,
    toUpline: "0",
    clubLabel: { labelName: "Member", color: "#8a8f9d", color2: "#c3c7d1", rank: 0 },
    memberLabel: [],
    currency: member.currency,
    currencySymbol: tenant.currencySymbol,
    registeredAt: member.registered_at.getTime(),
    lastLogin: at === null ? null : { at: at.getTime(), ip: from ?? "" },
  };
}

/** The logged-in member. */
export function memberRoutes({ db }: Services): readonly Route[] {
  const load = (call: Call): Promise<Member> => getMember(db, call.tenant.id, requireSession(call).memberId);
  return [
    route(getMemberInfo, async (call) => toInfo(call, await load(call))),
    route(getMemberIcon, async (call) => {
      const { avatar } = await load(call);
      return { icon: `/art/avatars/${avatar}.svg`, list: avatars };
    }),
    route(updateLanguage, async (call, { language }) => {
      if (!call.tenant.settings.languages.includes(language)) throw new Refusal("language.disabled");
      const { memberId, tenantId } = requireSession(call);
      await setMemberLanguage(db, tenantId, memberId, language);
      return { language };
    }),
  ];
}
