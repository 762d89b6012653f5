import { randomUUID } from "node:crypto";
import { type ContractDraftTerms, type ContractKind, getCurrency } from "@marquee/contract";
import {
  changeCommissionSettings,
  decideDeposit,
  decideIdentityCheck,
  decideProposal,
  decideWithdrawal,
  getCommissionSettings,
  getIdentityCheck,
  getMember,
  getWaiting,
  listIdentityChecks,
  listLabels,
  listMembers,
  listStaffDeposits,
  listStaffWithdrawals,
  proposeContractAct,
  resolveClaim,
  sendOffer,
  setMemberLabels,
  settlePayout,
} from "@marquee/contract/staff";
import type { createRandom } from "../demo/random.ts";
import { createStaffCaller, type StaffCaller } from "./createStaffCaller.ts";
import type { Course } from "./createTimeline.ts";
import type { LifeBrand } from "./LifeBrand.ts";

const hour = 3_600;

/** Who sits at the desk, by the hour of the brand's day in which the shift begins. */
const shifts = [
  { from: 6, name: "payments" },
  { from: 14, name: "risk" },
  { from: 22, name: "owner" },
] as const;

type Name = (typeof shifts)[number]["name"] | "support" | "operations" | "partner";

/** The staff of a brand at their work: what waits is decided by whoever has the shift, some of it later, and what came last is left. */
export function createStaffCourses(
  brand: LifeBrand,
  password: string,
  until: number,
  random: ReturnType<typeof createRandom>,
) {
  const { http, merchant } = brand;
  let [decided, claims] = [0, 0];

  /** A person, logged in for this shift. */
  async function come(name: Name): Promise<StaffCaller> {
    const address = `198.51.100.${10 + ["payments", "risk", "owner", "support", "operations", "partner"].indexOf(name)}`;
    const person = createStaffCaller(http, merchant, `${name}@${brand.id}.example`, address);
    await person.logIn(password);
    return person;
  }

  async function decideDeposits(person: StaffCaller): Promise<void> {
    const waiting = await person.call(listStaffDeposits, { state: "REVIEW" });
    for (const { orderNo, version } of waiting?.items ?? []) {
      if (random(3) === 0) continue;
      const isRight = random(4) > 0;
      await person.call(decideDeposit, {
        orderNo,
        seen: version,
        decision: isRight ? "credit" : "reject",
        reason: isRight ? "The bank confirms the payment" : "The payment was returned to its sender",
      });
    }
  }

  async function decideWithdrawals(person: StaffCaller): Promise<void> {
    const waiting = await person.call(listStaffWithdrawals, { state: "RISK" });
    for (const { orderNo, version } of waiting?.items ?? []) {
      if (random(3) === 0) continue;
      decided += 1;
      const isGood = decided % 8 !== 3;
      await person.call(decideWithdrawal, {
        orderNo,
        seen: version,
        decision: isGood ? "approve" : "reject",
        reason: isGood ? "Play and account are in order" : "The account is held in another name",
      });
    }
  }

  async function resolveClaims(person: StaffCaller): Promise<void> {
    const parts = await person.call(listStaffWithdrawals, { state: "PARTIAL_CLAIM" });
    const wholes = await person.call(listStaffWithdrawals, { state: "UNPAID_CLAIM" });
    for (const { orderNo, version } of [...(parts?.items ?? []), ...(wholes?.items ?? [])]) {
      claims += 1;
      const isRight = claims % 2 === 0;
      await person.call(resolveClaim, {
        orderNo,
        seen: version,
        decision: isRight ? "pay" : "deny",
        reason: isRight ? "The bank found that a part is missing" : "The bank shows the whole amount as received",
      });
    }
  }

  /** What a provider contradicts is settled by two. */
  async function settle(person: StaffCaller): Promise<void> {
    const failed = await person.call(listStaffWithdrawals, { state: "FAILED" });
    const paid = await person.call(listStaffWithdrawals, { state: "DISBURSED" });
    for (const { orderNo, version, contradiction } of [...(failed?.items ?? []), ...(paid?.items ?? [])]) {
      if (contradiction === "") continue;
      const id = randomUUID();
      const finding = contradiction.startsWith("PAID") ? "PAID" : "UNPAID";
      const proposed = await person.call(settlePayout, {
        id,
        orderNo,
        seen: version,
        finding,
        reason: "The provider's statement of the day shows it",
      });
      if (proposed === undefined) continue;
      const second = await come("partner");
      await second.call(decideProposal, { id, decision: "approve", note: "Compared with the statement" });
    }
  }

  async function checkIdentities(person: StaffCaller): Promise<void> {
    const waiting = await person.call(listIdentityChecks, { state: "SUBMITTED" });
    for (const { id } of waiting?.items ?? []) {
      if (random(3) === 0) continue;
      await person.call(getIdentityCheck, { id });
      const choice = random(6);
      const decision = choice > 1 ? "approve" : choice === 1 ? "askAgain" : "reject";
      const reason = decision === "approve" ? "Documents in order" : "The picture of the document cannot be read";
      await person.call(decideIdentityCheck, { id, decision, reason });
    }
  }

  /** A shift of eight hours, in which what waits is looked at so often. */
  async function* work(name: (typeof shifts)[number]["name"], rounds: number): Course {
    const isRisk = name !== "payments";
    for (let round = 0; round < rounds; round += 1) {
      yield hour * 0.5 + random(hour * 2.5);
      // Nobody sits at the desk between two rounds long enough to stay logged in.
      const person = await come(name);
      const waiting = (await person.call(getWaiting, {})) ?? [];
      const waits = (...kinds: readonly string[]) => waiting.some(({ key, count }) => kinds.includes(key) && count > 0);
      if (waits("deposits")) await decideDeposits(person);
      yield 120 + random(600);
      if (waits("withdrawals")) await decideWithdrawals(person);
      yield 60 + random(300);
      // The last claims wait for whoever looks at the demo.
      const isLate = Date.now() > until - 31 * 3_600_000;
      if (isRisk && !isLate && round === 0 && waits("partialClaims", "unpaidClaims")) await resolveClaims(person);
      if (isRisk && waits("identityChecks")) await checkIdentities(person);
      if (name === "payments" && round === 0) await settle(person);
    }
  }

  /** Support labels those who pay much. */
  async function* label(): Course {
    const person = await come("support");
    yield 900;
    const labels = await person.call(listLabels, {});
    const page = await person.call(listMembers, { order: "newest" });
    const [gold] = labels ?? [];
    const chosen = page?.items[random(Math.max(1, page.items.length))];
    if (gold === undefined || chosen === undefined) return;
    const sheet = await person.call(getMember, { memberId: chosen.id });
    if (sheet === undefined) return;
    const { id: memberId, version } = sheet;
    await person.call(setMemberLabels, { memberId, labels: [gold.id], version, reason: "Deposits often" });
  }

  /** Operations write to some members. */
  async function* offer(): Course {
    const person = await come("operations");
    yield 600;
    const page = await person.call(listMembers, { order: "newest" });
    const memberIds = (page?.items ?? []).map(({ id }) => id).slice(0, 8);
    if (memberIds.length === 0) return;
    await person.call(sendOffer, {
      id: randomUUID(),
      memberIds,
      subject: "This weekend's games",
      text: "New games are in the lobby. Choose your limit first, then have a look.",
      reason: "Weekly letter",
    });
  }

  /** The house offers an agent a contract: one proposes it, another approves. */
  async function offerContract(kind: ContractKind, account: string, terms: ContractDraftTerms): Promise<void> {
    const [person, id] = [await come("owner"), randomUUID()];
    const act = { id, kind, action: "REQUEST", account, terms, reason: "As agreed with the agent" } as const;
    if ((await person.call(proposeContractAct, act)) === undefined) return;
    const second = await come("partner");
    await second.call(decideProposal, { id, decision: "approve", note: "Read and agreed" });
  }

  /** From now on two people look at bills of agents that are no small change. */
  async function* reviewBills(): Course {
    const person = await come("owner");
    yield 300;
    const stored = await person.call(getCommissionSettings, {});
    if (stored === undefined) return;
    const { settings, version } = stored;
    const reviewFrom = { [brand.currency]: String(getCurrency(brand.currency).smallDeposit / 10) };
    await person.call(changeCommissionSettings, {
      id: randomUUID(),
      settings: { ...settings, reviewFrom },
      version,
      reason: "We want to see the first large ones",
    });
  }

  return { shifts, work, label, offer, offerContract, reviewBills };
}
