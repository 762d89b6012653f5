import { transact } from "@marquee/database";
import { PaymentError } from "../../adapters/payments/PaymentProvider.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { askAboutPayout } from "./payOut.ts";
import { tellMember, toTimeLeft } from "./tellMember.ts";
import { listUnanswered, moveWithdrawal, takeToRemind, withdrawals } from "./withdrawalStore.ts";

const most = 200;

/** Pays what is approved and not paid yet, and asks about what is silent: kills and lost answers lose nothing (money.md). */
export async function followPayouts(services: Services): Promise<void> {
  for (const withdrawal of await withdrawals.takeSilent(services.db, most))
    await askAboutPayout(services, withdrawal).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      services.log.warn({ orderNo: withdrawal.order_no, reason: error.message }, "a provider does not answer");
    });
  services.sendSoon();
}

/** Ends the paid withdrawals that nobody answered for in time: they count as received (WL-11). Twice is once. */
async function confirmUnanswered({ db }: Services): Promise<void> {
  for (const key of await listUnanswered(db, most))
    await transact(db, async (tx) => {
      const withdrawal = await withdrawals.find(tx, key, { lock: true });
      if (withdrawal === undefined || (withdrawal.confirm_until?.getTime() ?? Infinity) > Date.now()) return;
      const ended = await moveWithdrawal(tx, withdrawal, "confirmAuto");
      if (ended !== undefined)
        await publishEvent(tx, { tenantId: key.tenantId, memberId: ended.member_id, kind: "order" });
    });
}

/** Reminds the members whose time to answer is half over, once each. */
async function remind(services: Services): Promise<void> {
  await transact(services.db, async (tx) => {
    for (const withdrawal of await takeToRemind(tx, most)) {
      const left = Math.max(1, Math.ceil(((withdrawal.confirm_until?.getTime() ?? 0) - Date.now()) / 60_000));
      await tellMember(tx, services, withdrawal, "withdrawal.reminder", toTimeLeft(left));
    }
  });
  services.sendSoon();
}

/** Reminds of answers that are missing, and ends what nobody answered for. */
export async function closeWithdrawals(services: Services): Promise<void> {
  await remind(services);
  await confirmUnanswered(services);
}

/** Both run every minute. */
export const followPayoutsJob: Job = { name: "follow-payouts", cron: "* * * * *", run: followPayouts };
export const closeWithdrawalsJob: Job = { name: "close-withdrawals", cron: "* * * * *", run: closeWithdrawals };
