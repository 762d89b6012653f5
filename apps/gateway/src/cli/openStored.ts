import { join } from "node:path";
import { openDatabase } from "@marquee/database";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";

import { createNameKey } from "../authentication/createNameKey.ts";
import { importBreached } from "../authentication/password-lists/importBreached.ts";
import { createPasswords } from "../authentication/passwords.ts";
import { type AccountRequest, givePassword, setDefaultPassword } from "../operator/accounts.ts";
import { applySwitch, applySwitches } from "../operator/applySwitch.ts";
import { cancelPlannedChange } from "../switches/cancelPlannedChange.ts";
import { diffMerchants, type EffectRequest, getSwitchEffect } from "../switches/compareSwitches.ts";
import { listAudit } from "../operator/listAudit.ts";
import { listSecurity, type SecurityRequest } from "../operator/listSecurity.ts";
import { type BlockRequest, listBlocks, listDuplicates, setBlock } from "../operator/registrations.ts";
import { listPlannedChanges, listSwitches } from "../switches/listSwitches.ts";
import { planChange } from "../operator/planChange.ts";
import type { Switch } from "../switches/Switch.ts";
import { openSharedSecrets, shareSecrets } from "../secrets/openSharedSecrets.ts";
import type { NoTables } from "../db/Db.ts";

/** The keys of sealed secrets, as the gateway itself is given them. */
function readKeys(data: string) {
  const [secretsKey, oldSecretsKey] = [process.env["MARQUEE_SECRETS_KEY"], process.env["MARQUEE_OLD_SECRETS_KEY"]];
  return {
    data,
    ...(secretsKey === undefined ? {} : { secretsKey }),
    ...(oldSecretsKey === undefined ? {} : { oldSecretsKey }),
  };
}

/** The operator's commands on a data folder or database while no gateway runs on it. */
export async function openStored(data: string, url: string | undefined) {
  const storage =
    url === undefined
      ? ({ kind: "folder", path: join(data, "database") } as const)
      : ({ kind: "server", url } as const);
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
  return {
    applySwitches: (
      wanted: { readonly subject: string; readonly state: "on" | "off" },
      where: string | undefined,
      actor: string,
    ) => applySwitches(db, wanted, where, actor),
    applySwitch: (wanted: Switch, actor: string, version: number | undefined) =>
      applySwitch(db, wanted, actor, version),
    planChange: (wanted: Switch, at: string, actor: string, version: number | undefined) =>
      planChange(db, wanted, at, actor, version),
    listPlannedChanges: (merchant: string) => listPlannedChanges(db, merchant),
    cancelPlannedChange: (merchant: string, id: string, actor: string) => cancelPlannedChange(db, merchant, id, actor),
    listSwitches: (merchant: string) => listSwitches(db, merchant),
    getSwitchEffect: (asked: EffectRequest) => getSwitchEffect(db, asked),
    diffMerchants: (merchant: string, other: string) => diffMerchants(db, merchant, other),
    givePassword: async (wanted: AccountRequest) => givePassword(db, await createPasswords(), wanted),
    importBreached: (file: string) => importBreached(db, file),
    setDefaultPassword: (wanted: Parameters<typeof setDefaultPassword>[1]) => setDefaultPassword(db, wanted),
    listAudit: (merchant: string) => listAudit(db, merchant),
    listSecurity: async (wanted: SecurityRequest) =>
      listSecurity(db, createNameKey((await openSharedSecrets(db, readKeys(data))).captcha), wanted),
    setBlock: (wanted: BlockRequest) => setBlock(db, wanted),
    listBlocks: (merchant: string) => listBlocks(db, merchant),
    listDuplicates: (merchant: string) => listDuplicates(db, merchant),
    shareSecrets: () => shareSecrets(db, readKeys(data)),
    close,
  };
}
