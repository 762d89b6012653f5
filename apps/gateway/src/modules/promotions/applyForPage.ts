import {
  type ApplyForPromotion,
  countCharacters,
  type FieldError,
  mostApplicationPictures,
  mostCommentCharacters,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { findStoredFile } from "../../files/storedFileStore.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { insertApplication, insertImages } from "./applicationStore.ts";
import { judgePages, listOwnPages } from "./listPages.ts";
import { lockPage } from "./pageStore.ts";
import { activityCodes } from "./activityCodes.ts";
import { requireParticipant } from "./requireParticipant.ts";
import type { Services } from "./services.ts";

const idText = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What does not fit in what the member has sent (VL-45). */
async function listFaults(
  db: Db,
  key: MemberKey,
  { comment, images }: ApplyForPromotion,
): Promise<readonly FieldError[]> {
  const faults: FieldError[] = [];
  if (countCharacters(comment.trim()) > mostCommentCharacters)
    faults.push({ name: "comment", rule: "length", max: mostCommentCharacters });
  if (images.length > mostApplicationPictures)
    return [...faults, { name: "images", rule: "length", max: mostApplicationPictures }];
  if (new Set(images).size < images.length) return [...faults, { name: "images", rule: "same" }];
  for (const id of images) {
    const file = idText.test(id) ? await findStoredFile(db, key, id) : undefined;
    if (file?.purpose !== "PROMOTION") return [...faults, { name: "images", rule: "unknown" }];
  }
  return faults;
}

/**
 * Stores a member's application, once (PR-04). The member's pictures are his own uploads, each of which is used once.
 * @throws Refusal `permission.denied`, `account.*`; `fields`; `promo.closed` for what takes none now; `promo.already`; `promo.not.eligible` with the rule
 */
export async function applyForPage({ db }: Services, call: Call, request: ApplyForPromotion): Promise<void> {
  const session = requireSession(call);
  await requireParticipant(db, session);
  const { tenantId, memberId, currency } = session;
  const key = { tenantId, memberId };
  const own = (await listOwnPages(db, call)).find(({ page }) => page.id === request.id);
  if (own?.by !== "APPLICATION") throw new Refusal("promo.closed");
  const faults = await listFaults(db, key, request);
  if (faults.length > 0) throw new Refusal("fields", { fields: [...faults] });
  await transact(db, async (tx) => {
    if ((await lockPage(tx, tenantId, request.id)) === undefined) throw new Refusal("promo.closed");
    const [judged] = await judgePages(tx, call, { id: request.id });
    if (judged === undefined) throw new Refusal("promo.closed");
    if (judged.page.application !== null) throw new Refusal("promo.already");
    if (judged.rule !== null)
      throw new Refusal(
        activityCodes[judged.rule],
        judged.rule === "linked.account" ? {} : { value: { rule: judged.rule } },
      );
    const id = uuidv7();
    if (!(await insertApplication(tx, { ...key, id, pageId: request.id, comment: request.comment.trim(), currency })))
      throw new Refusal("promo.already");
    // One that another application has, also one that was sent at the same time.
    if (!(await insertImages(tx, { ...key, id }, request.images)))
      throw new Refusal("fields", { fields: [{ name: "images", rule: "taken" }] });
    await publishDeskChange(tx, tenantId, "PromotionApplications");
  });
}
