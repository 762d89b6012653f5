import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import {
  checkField,
  type FieldError,
  nicknameRule,
  type RegisterRule,
  toAge,
  toToday,
  type UpdateMemberInfo,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { publishEvent } from "../../events/publishEvent.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import {
  getMember,
  getRegisterRules,
  isOthersUsername,
  recordPerson,
  setBirthday,
  setNickname,
} from "../auth/index.ts";

const toRequired = (rule: RegisterRule | undefined): RegisterRule | undefined =>
  rule && { ...rule, enabled: "1", required: "1" };

function requireFields(tenant: Tenant, nickname: string | undefined, birthday: string | undefined): void {
  const faults: FieldError[] = [];
  const rule = toRequired(getRegisterRules(tenant)["birthday"]);
  const named = nickname === undefined ? null : checkField("nickname", nickname, nicknameRule);
  const dated = birthday === undefined ? null : checkField("birthday", birthday, rule);
  if (named) faults.push(named);
  if (dated) faults.push(dated);
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

function requireAge({ settings: { ageMin }, timeZone }: Tenant, birthday: string): void {
  if (!(toAge(birthday, toToday(timeZone)) >= ageMin)) throw new Refusal("age.under", { value: { ageMin } });
}

/**
 * Sets the nickname, unless another member of the merchant has it as nickname or username, and the birthday if none is set (MC-01).
 *
 * @throws Refusal `fields`, `nickname.taken`, `birthday.fixed`, `age.under`
 */
export async function updateProfile(services: Services, call: Call, request: UpdateMemberInfo): Promise<void> {
  const { db } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const nickname = request.nickname?.trim().normalize("NFC");
  const { birthday } = request;
  requireFields(call.tenant, nickname, birthday);
  const member = await getMember(db, tenantId, memberId);
  const isNamed = nickname !== undefined && nickname !== member.nickname;
  const isDated = birthday !== undefined && birthday !== member.birthday;
  if (!isNamed && !isDated) return;
  if (isDated && member.birthday !== null) throw new Refusal("birthday.fixed");
  if (isDated) requireAge(call.tenant, birthday);
  if (isNamed && (await isOthersUsername(db, session, toUsernameKey(nickname)))) throw new Refusal("nickname.taken");
  await transact(db, async (tx) => {
    if (isNamed) await setNickname(tx, session, nickname);
    if (isDated && !(await setBirthday(tx, session, birthday))) throw new Refusal("birthday.fixed");
    if (isDated) await recordPerson(tx, services, session, { name: member.fields["payeeName"] ?? "", birthday });
    await publishEvent(tx, { tenantId, memberId, kind: "member" });
    await addSecurityEntries(tx, [{ tenantId, event: "profile.changed", memberId, call }]);
  });
}
