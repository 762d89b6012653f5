import { randomUUID } from "node:crypto";
import { everyoneRules } from "@marquee/contract";
import {
  decidePromotionApplication,
  listPromotionApplications,
  type PromotionActivity,
  type SavePromotionPage,
  savePromotionPage,
} from "@marquee/contract/staff";
import type { Staff } from "./staff.ts";

/** An activity that gives what staff decide, to be staked twice. */
export const application: PromotionActivity = {
  trigger: "APPLICATION",
  currency: "VND",
  least: "10000.00",
  most: "200000.00",
  factor: 2,
  maxStake: null,
  maxConvert: null,
  days: 7,
  sticky: false,
  endsWithWithdrawal: false,
  oncePerPerson: false,
  level: null,
  percent: null,
  period: null,
};

/** A page without an activity. */
export const plainPage: Omit<SavePromotionPage, "id"> = {
  version: 0,
  isOn: true,
  isHidden: false,
  categories: ["new_player"],
  texts: { EN: { title: "Harbour week", html: "<p>All week long.</p>" } },
  picture: "/art/promotions/harbour-week.svg",
  phonePicture: null,
  audience: everyoneRules,
  startsAt: null,
  endsAt: null,
  promotionId: null,
  activity: null,
  reason: "for a test",
};

/** Makes a page. @returns its id */
export async function makePage(by: Staff, more: Partial<SavePromotionPage> = {}): Promise<string> {
  const id = randomUUID();
  await by.get(savePromotionPage, { ...plainPage, id, ...more });
  return id;
}

/** Answers the one application of a page that waits. @returns the proposal where it takes two people */
export async function answerApplication(
  by: Staff,
  pageId: string,
  answer: { readonly amount: string } | { readonly remark: string },
): Promise<string | null> {
  const { items } = await by.get(listPromotionApplications, { pageId, state: "REVIEW" });
  const [waiting] = items;
  if (waiting === undefined || items.length > 1) throw new Error(`${items.length} applications wait`);
  const { proposal } = await by.get(decidePromotionApplication, {
    id: waiting.id,
    version: waiting.version,
    proposalId: randomUUID(),
    decision: "amount" in answer ? "approve" : "reject",
    amount: "amount" in answer ? answer.amount : null,
    remark: "remark" in answer ? answer.remark : "",
    reason: "for a test",
  });
  return proposal;
}
