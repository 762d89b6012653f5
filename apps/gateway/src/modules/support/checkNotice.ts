import { type AudienceRules, type FieldError, isPage, type RulesOrSegment, toPagePath } from "@marquee/contract";
import type { NoticeSchedule } from "@marquee/contract/staff";
import { listAudienceFaults } from "../../audience/listAudienceFaults.ts";
import { keepSegment } from "../../audience/segmentStore.ts";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { listStoredLabels } from "../member/index.ts";
import { hasPromotion } from "../promotions/index.ts";
import type { Key } from "./saveVersioned.ts";
import type { Services } from "./services.ts";
import { listVariants } from "./listVariants.ts";
import type { AnnouncementContent, BannerContent } from "./toStaffNotice.ts";

const unknown = (name: string): FieldError => ({ name, rule: "unknown" });

function listScheduleFaults({ from, to, hours }: NoticeSchedule): readonly FieldError[] {
  return [
    ...(from !== null && to !== null && to <= from ? [unknown("schedule.to")] : []),
    ...(hours !== null && hours.from === hours.to ? [unknown("schedule.hours")] : []),
  ];
}

/** Texts by language: none in a language that the merchant does not have, and one in the default language, which others fall back to. */
function listTextFaults({ settings }: Tenant, name: string, texts: object): readonly FieldError[] {
  const codes = Object.keys(texts);
  const strange = codes.find((code) => !settings.languages.some((language) => language === code));
  return [
    ...(strange === undefined ? [] : [unknown(`${name}.${strange}`)]),
    ...(codes.includes(settings.defaultLanguage)
      ? []
      : [{ name: `${name}.${settings.defaultLanguage}`, rule: "required" } as const]),
  ];
}

async function listRuleFaults({ db }: Services, tenant: Tenant, rules: AudienceRules): Promise<readonly FieldError[]> {
  const labels = rules.labels.length === 0 ? [] : await listStoredLabels(db, tenant.id);
  return listAudienceFaults(tenant, rules, new Set(labels.map(({ id }) => id)));
}

async function listPlanFaults(
  services: Services,
  tenant: Tenant,
  { schedule, audience }: Pick<BannerContent, "schedule" | "audience">,
): Promise<readonly FieldError[]> {
  const faults = "segment" in audience ? [] : await listRuleFaults(services, tenant, audience);
  return [...listScheduleFaults(schedule), ...faults];
}

/** Whether an address elsewhere is encrypted, and without a name before its host that would pass for another one. */
function isElsewhere(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.password === "";
}

/** Whether a path shows a page of the site, whatever is asked of the page. */
const isInside = (text: string): boolean =>
  /^\/(?![/\\])[^\\\s]*$/.test(text) && isPage(toPagePath(text.split(/[?#]/)[0] ?? ""), () => true);

async function isLink({ db, gameIndex }: Services, tenant: Tenant, link: BannerContent["link"]): Promise<boolean> {
  if (link === null) return true;
  if (link.type === "INNER") return isInside(link.to);
  if (link.type === "OUTER") return isElsewhere(link.to);
  if (link.type === "PROMO") return hasPromotion(db, tenant.id, link.to);
  return (await gameIndex.open(tenant)).getByNode(link.to) !== undefined;
}

const refuse = (faults: readonly FieldError[]): void => {
  if (faults.length > 0) throw new Refusal("fields", { fields: [...faults] });
};

/** @throws Refusal `fields`: rules of members for others than members, or what the merchant does not have */
export async function checkAudience(services: Services, tenant: Tenant, rules: AudienceRules): Promise<void> {
  refuse(await listRuleFaults(services, tenant, rules));
}

/** Keeps the segment that something names until the transaction ends. @throws Refusal `fields` where it is not there */
export async function checkSegment(
  tx: Db,
  { tenantId }: Key,
  { audience }: { readonly audience: RulesOrSegment },
): Promise<void> {
  if ("segment" in audience && !(await keepSegment(tx, { tenantId, id: audience.segment })))
    refuse([unknown("audience.segment")]);
}

/** @throws Refusal `fields`: a page or a link that is not there, and what {@link listPlanFaults} and the texts have */
export async function checkBanner(services: Services, tenant: Tenant, banner: BannerContent): Promise<void> {
  refuse([
    ...(isPage(banner.group, () => true) ? [] : [unknown("group")]),
    ...listTextFaults(tenant, "titles", banner.titles),
    ...(new Set(listVariants(banner).map(({ variant }) => variant)).size > banner.variants.length
      ? []
      : [unknown("variants")]),
    ...((await isLink(services, tenant, banner.link)) ? [] : [unknown("link")]),
    ...(await listPlanFaults(services, tenant, banner)),
  ]);
}

/** @throws Refusal `fields` */
export async function checkAnnouncement(
  services: Services,
  tenant: Tenant,
  announcement: AnnouncementContent,
): Promise<void> {
  refuse([
    ...listTextFaults(tenant, "texts", announcement.texts),
    ...(await listPlanFaults(services, tenant, announcement)),
  ]);
}
