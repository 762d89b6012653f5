import { isDeepStrictEqual } from "node:util";
import type { DocumentChanged, RemoveHelpCategory, SaveHelpCategory } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import {
  deleteCategory,
  hasArticles,
  insertCategory,
  listCategories,
  lockCategory,
  type StoredCategory,
  updateCategory,
} from "./helpCategoryStore.ts";
import type { Services } from "./services.ts";

/** How many categories a help centre may have. */
const mostCategories = 50;

async function tell(tx: Db, tenantId: string): Promise<void> {
  await publishEvent(tx, { tenantId, kind: "content" });
  await publishDeskChange(tx, tenantId, "HelpCategories");
}

const toShort = ({ names, icon, position }: StoredCategory) => ({ names, icon, position });

/**
 * Makes or changes a category of the help centre. @throws Refusal `fields` without a name in the merchant's default language;
 * `document.limit`; `state.changed` when somebody else has changed it since that version
 */
export async function saveCategoryOf(
  { db }: Services,
  call: MerchantCall,
  { id, version: seen, names, icon, position }: SaveHelpCategory,
): Promise<DocumentChanged> {
  const { id: tenantId, settings } = call.tenant;
  const name = names[settings.defaultLanguage]?.trim() ?? "";
  if (name === "") throw new Refusal("fields", { fields: [{ name: "names", rule: "required" }] });
  const after = { names, icon, position };
  const stored = { tenant_id: tenantId, id, icon, position, names: JSON.stringify(names) };
  return transact(db, async (tx) => {
    const before = await lockCategory(tx, tenantId, id);
    if (before !== undefined && isDeepStrictEqual(toShort(before), after)) return { version: before.version };
    if ((before?.version ?? 0) !== seen) throw new Refusal("state.changed");
    if (before === undefined && (await listCategories(tx, tenantId)).length >= mostCategories)
      throw new Refusal("document.limit");
    if (before === undefined && !(await insertCategory(tx, stored))) {
      // Made meanwhile: by the same call sent twice, or by somebody else.
      const made = await lockCategory(tx, tenantId, id);
      if (made === undefined || !isDeepStrictEqual(toShort(made), after)) throw new Refusal("state.changed");
      return { version: made.version };
    }
    const version = before === undefined ? 1 : await updateCategory(tx, stored);
    await tell(tx, tenantId);
    await call.audit(tx, {
      action: "save help category",
      subject: name,
      before: before === undefined ? null : toShort(before),
      after,
    });
    return { version };
  });
}

/** Removes a category. @throws Refusal `state.changed` for another version, or none; `category.in.use` where articles are in it */
export async function removeCategoryOf(
  { db }: Services,
  call: MerchantCall,
  { id, version }: RemoveHelpCategory,
): Promise<DocumentChanged> {
  const { id: tenantId, settings } = call.tenant;
  return transact(db, async (tx) => {
    const category = await lockCategory(tx, tenantId, id);
    if (category?.version !== version) throw new Refusal("state.changed");
    if (await hasArticles(tx, category)) throw new Refusal("category.in.use");
    await deleteCategory(tx, category);
    await tell(tx, tenantId);
    await call.audit(tx, {
      action: "remove help category",
      subject: category.names[settings.defaultLanguage] ?? id,
      before: toShort(category),
      after: null,
    });
    return { version: 0 };
  });
}
