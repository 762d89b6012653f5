import { transact } from "@marquee/database";
import { toAddressKey } from "@marquee/rate-limit";
import { isIP } from "node:net";
import { type Static, Type } from "typebox";
import type { Db } from "../db/Db.ts";
import { getHomeCountry, toMobile } from "../authentication/toMobile.ts";
import {
  addBlock,
  type Block,
  type BlockRule,
  listBlocks as listStoredBlocks,
  listDuplicates as listStoredDuplicates,
  removeBlock,
  toBlockText,
} from "../modules/auth/index.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import { getTimeZone } from "../tenants/tenantStore.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";

const Text = Type.String({ minLength: 1, maxLength: 200 });

/** The JSON schema of {@link BlockRequest}. */
export const BlockRequestSchema = Type.Object({
  actor: Text,
  merchant: Text,
  kind: Type.Union([Type.Literal("address"), Type.Literal("mobile"), Type.Literal("email"), Type.Literal("name")]),
  value: Text,
  state: Type.Union([Type.Literal("on"), Type.Literal("off")]),
});

/** A request to block or unblock registrations. */
export type BlockRequest = Static<typeof BlockRequestSchema>;

const rules: Readonly<Record<BlockRequest["kind"], BlockRule>> = {
  address: "BLOCKED_ADDRESS",
  mobile: "BLOCKED_MOBILE",
  email: "BLOCKED_EMAIL",
  name: "BLOCKED_NAME",
};

/** The value normalised for comparison. @throws SwitchError if it is invalid */
async function toBlock(db: Db, tenantId: string, { kind, value }: BlockRequest): Promise<Block> {
  const rule = rules[kind];
  if (kind === "address") {
    if (isIP(value) === 0) throw new SwitchError(`${value} is no IP address`);
    return { rule, value: toAddressKey(value) };
  }
  if (kind === "mobile") {
    const home = getHomeCountry({ timeZone: await getTimeZone(db, tenantId) });
    const mobile = toMobile(value, home?.countryDialingCode ?? "");
    if (mobile === undefined) throw new SwitchError(`${value} is no mobile number, such as +84912345678`);
    return { rule, value: mobile };
  }
  if (kind === "email" && !value.includes("@"))
    throw new SwitchError(`${value} is no mail address, nor a domain such as @mail.example`);
  return { rule, value: toBlockText(value) };
}

/** Blocks or unblocks registrations by a value; written to the audit log. @throws SwitchError */
export async function setBlock(db: Db, request: BlockRequest): Promise<{ readonly changed: boolean } & Block> {
  const tenantId = await findMerchant(db, request.merchant);
  const block = await toBlock(db, tenantId, request);
  const changed = await transact(db, async (tx) => {
    const { actor, state } = request;
    const isChanged =
      state === "on" ? await addBlock(tx, tenantId, block, actor) : await removeBlock(tx, tenantId, block);
    if (isChanged)
      await addAuditEntry(tx, tenantId, {
        actor,
        action: "block",
        subject: `${block.rule} ${block.value}`,
        before: state === "on" ? "off" : "on",
        after: state,
      });
    return isChanged;
  });
  return { changed, ...block };
}

const most = 1_000;

/** Blocked registrations, newest first, at most 1,000. @throws SwitchError for an unknown merchant */
export async function listBlocks(db: Db, merchant: string) {
  const lines = await listStoredBlocks(db, await findMerchant(db, merchant), most);
  return lines.map((line) => ({ ...line, at: line.at.toISOString() }));
}

/** Accounts that seem to belong to one person, at most 1,000. @throws SwitchError for an unknown merchant */
export async function listDuplicates(db: Db, merchant: string) {
  const lines = await listStoredDuplicates(db, await findMerchant(db, merchant), most);
  return lines.map((line) => ({ ...line, at: line.at.toISOString() }));
}
