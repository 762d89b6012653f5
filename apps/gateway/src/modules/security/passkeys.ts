import type {
  AddPasskeyRequest,
  PasskeyOptions,
  Passkeys,
  PasswordRequest,
  RemovePasskeyRequest,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { deletePasskey, listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { getMember } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { requireOwnFactor } from "./requireOwnFactor.ts";
import { requireOwnPassword } from "./secondFactor.ts";
import { toDevice } from "./toDevice.ts";

/** The member's passkeys. */
export async function listOwnPasskeys({ db }: Services, call: Call): Promise<Passkeys> {
  const list = await listStoredPasskeys(db, requireSession(call));
  return {
    list: list.map(({ id, userAgent, createdAt, usedAt }) => ({
      id,
      ...toDevice(userAgent),
      createdAt: createdAt.getTime(),
      usedAt: usedAt?.getTime() ?? null,
    })),
  };
}

/** The options with which the browser creates a passkey. @throws Refusal `password.old.invalid`, `login.locked`, `passkey.limit` */
export async function startPasskey(services: Services, call: Call, request: PasswordRequest): Promise<PasskeyOptions> {
  const session = requireSession(call);
  await requireOwnPassword(services, call, request);
  return { options: await services.passkeys.startRegistration(call, session, session.username) };
}

/** Stores a passkey, of which the member is told: it is a way in. @throws Refusal `passkey.invalid`, `passkey.limit` */
export async function addPasskey(
  services: Services,
  call: Call,
  { response }: AddPasskeyRequest,
): Promise<Record<string, never>> {
  const { tenantId, memberId } = requireSession(call);
  await services.passkeys.register(call, { tenantId, memberId }, response, async (tx) => {
    await addSecurityEntries(tx, [{ tenantId, event: "passkey.added", memberId, call }]);
    const member = await getMember(tx, tenantId, memberId);
    const values = { site: call.tenant.name };
    await notifyMember(tx, services, member, { kind: "security", template: "passkey.added", values });
  });
  services.sendSoon();
  return {};
}

/** Removes a passkey, of which the member is told. @throws Refusal those of {@link requireOwnFactor} */
export async function removePasskey(
  services: Services,
  call: Call,
  { id, password, factor }: RemovePasskeyRequest,
): Promise<Record<string, never>> {
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const use = await requireOwnFactor(services, call, { password, factor });
  await transact(services.db, async (tx) => {
    await use(tx);
    const [gone] = (await listStoredPasskeys(tx, session)).filter((passkey) => passkey.id === id);
    if (gone === undefined || !(await deletePasskey(tx, session, id))) return;
    await addSecurityEntries(tx, [{ tenantId, event: "passkey.removed", memberId, call }]);
    const member = await getMember(tx, tenantId, memberId);
    const { browser, system } = toDevice(gone.userAgent);
    const way = [browser, system].filter((text) => text !== "").join(" ");
    const values = { site: call.tenant.name, way: way === "" ? "–" : way };
    await notifyMember(tx, services, member, { kind: "security", template: "sign-in.removed", values });
  });
  services.sendSoon();
  return {};
}
