import { randomInt } from "node:crypto";
import type { FreePlayRequest, LoginValue } from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Call } from "../../http/Call.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { createMember, getMember } from "./memberStore.ts";
import { openMemberSession } from "./openMemberSession.ts";
import { openTrialWallet } from "../wallet/index.ts";

/** A trial account with play money and a session of two hours (LG-20). */
export async function startFreePlay(
  services: Services,
  call: Call,
  { language }: FreePlayRequest,
): Promise<LoginValue> {
  const { tenant, location } = call;
  const id = uuidv7();
  const username = `trial${id.slice(-12)}`;
  const member = {
    tenant_id: tenant.id,
    id,
    username,
    username_key: username,
    password_hash: null,
    kind: 4,
    nickname: `Guest ${randomInt(1_000, 10_000)}`,
    language,
    avatar: randomInt(1, 25),
    currency: tenant.currency,
    birthday: null,
    email_key: null,
    mobile_key: null,
    registered_from: location.ip,
  };
  const before = async (tx: Db): Promise<void> =>
    addSecurityEntries(tx, [{ tenantId: tenant.id, event: "freeplay.started", memberId: id, call }]);
  await createMember(services.db, member, before, (tx) => openTrialWallet(tx, tenant, id));
  return openMemberSession(services, call, await getMember(services.db, tenant.id, id));
}
