import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { FieldError } from "@marquee/contract";
import { reopenDays } from "@marquee/contract/staff";
import { isApiError } from "../api/ApiError.ts";

const texts = {
  "network.abnormal": msg`The gateway does not answer. Check the connection and try again.`,
  "server.busy": msg`The gateway is busy. Try again in a moment.`,
  "rate.limited": msg`Too many requests. Wait a moment.`,
  unknown: msg`The gateway failed at this. Try again, or tell the platform's staff.`,
  "path.unknown": msg`The gateway does not know this call: it is older than this page. Load the page again.`,
  "staff.header.required": msg`This call did not come from the back office. Load the page again.`,
  "request.invalid": msg`The request was not understood. Check the fields.`,
  fields: msg`Check the marked fields.`,
  "login.credentials.invalid": msg`The mail address or the password is not correct.`,
  "login.locked": msg`Locked after too many wrong attempts. Try again later.`,
  "login.not.session": msg`The session has ended. Log in again.`,
  "sms.code.invalid": msg`This code is not correct, or was used already.`,
  "password.old.invalid": msg`The password is not correct.`,
  "password.same": msg`This is the current password. Choose another one.`,
  "passkey.invalid": msg`The passkey was not accepted.`,
  "passkey.limit": msg`No more passkeys can be added. Remove one first.`,
  "permission.denied": msg`Your roles do not allow this.`,
  "staff.step.required": msg`Complete the login first.`,
  "staff.merchant.unknown": msg`You do not work for a merchant of this name.`,
  "staff.known": msg`Somebody with this mail address works here already.`,
  "unlock.limit": msg`This person was unlocked three times in a day. The lock ends by itself.`,
  "staff.unknown": msg`There is no such person here.`,
  "invitation.invalid": msg`This invitation was used, withdrawn or has expired. Ask for another one.`,
  "staff.factor.missing": msg`This account has no second factor. It is set up through an invitation: ask an owner for one.`,
  "staff.passkey.behind": msg`There may be a copy of this passkey. Log in with mail address and password first, then use the passkey.`,
  "second.factor.last": msg`The last second factor stays. Add another one first.`,
  "second.factor.set": msg`An authenticator app is set up already.`,
  "job.unknown": msg`There is no such job.`,
  "switch.refused": msg`This change cannot be made.`,
  "version.conflict": msg`Somebody else has changed this in the meantime. What you typed is still here.`,
  "member.unknown": msg`There is no such member here.`,
  "contact.unconfirmed": msg`This member has no confirmed mailbox or phone, so there is nowhere to send it.`,
  "correction.stale": msg`The member has changed this since the correction was proposed. Reject it, and propose it again if it is still wrong.`,
  "correction.taken": msg`Another member has this contact. Reject the correction.`,
  "protection.looser": msg`This protects no more than what is in force. Staff make a limit only lower; the member alone can ask for a higher one.`,
  "function.not.available": msg`This is not available here.`,
  "member.unlock.limit": msg`This member was unlocked three times in a day. The lock ends by itself.`,
  "reopen.late": msg`This account was closed more than ${reopenDays} days ago, and stays closed.`,
  "reopen.erased": msg`The deletion of this member's data was asked for. The account stays closed.`,
  "reopen.excluded": msg`This member takes a break from playing. The account stays closed.`,
  "account.frozen": msg`This account is frozen. Unfreeze it first.`,
  "label.unknown": msg`There is no such label any more.`,
  "challenge.most": msg`The largest number of challenges is reached. Change one that is off instead of making another.`,
  "mission.limit": msg`The largest number of missions is reached. Change one that is off instead of making another.`,
  "reward.limit": msg`The point mall has as many offers, or this one as many codes, as it may have.`,
  "reward.unknown": msg`There is no such offer, or it takes no codes.`,
  "promotion.limit": msg`The largest number of promotions is reached. Change one that is off instead of making another.`,
  "chat.room.unknown": msg`There is no such room, or it is closed.`,
  "chat.line.unknown": msg`There is no such message any more.`,
  "chat.room.limit": msg`The largest number of chat rooms is reached.`,
  "envelope.forbidden": msg`The rules of the merchant's jurisdiction forbid red envelopes.`,
  "raffle.forbidden": msg`The rules of the merchant's jurisdiction forbid raffles.`,
  "raffle.limit": msg`The largest number of planned and open raffles is reached. Stop one first, or wait until one is over.`,
  "envelope.limit": msg`The largest number of planned and open envelopes is reached. Stop one first, or wait until one is over.`,
  "promotion.forbidden": msg`The jurisdiction of this merchant forbids bonuses for losses.`,
  "promotion.barred": msg`The member may not play or takes a break from play. Nothing is offered meanwhile.`,
  "promotion.given": msg`The member has had a gift of this promotion. Choose another one.`,
  "promotion.coded": msg`Promo codes of this promotion are in use on these terms. Stop them, or make a new promotion for other ones.`,
  "promotion.code.unknown": msg`There are no such codes.`,
  "promotion.code.issued": msg`These codes were downloaded before, and are kept nowhere. Stop them and make new ones.`,
  "promotion.applied": msg`Members have applied on these terms. Make a new promotion for other ones.`,
  "ticket.unknown": msg`There is no such ticket here.`,
  "ticket.merge": msg`A ticket is merged into another one of the same member or e-mail address that is not closed.`,
  "upload.count": msg`This member has as many pictures of answers as an account may have.`,
  "ticket.assignee": msg`This colleague does not answer tickets of this merchant. Choose somebody else.`,
  "live.chat.taken": msg`A colleague is in this live chat. Take the ticket over before you write.`,
  "live.chat.away": msg`This colleague is no longer there for live chats. Choose somebody else.`,
  "answer.limit": msg`The largest number of saved answers is reached. Remove one instead.`,
  "application.unknown": msg`There is no such application here.`,
  "label.limit": msg`The largest number of labels is reached. Remove one first.`,
  "label.restricted": msg`Members with this label are barred from games. Lift that first, on the game restrictions page.`,
  "restriction.unknown": msg`There is no such restriction here.`,
  "restriction.limit": msg`The largest number of restrictions is in force already. Lift one first, or bar from a whole vendor or category.`,
  "document.unknown": msg`There is no such text here any more.`,
  "document.limit": msg`The largest number of these is reached. Remove one that is not needed first.`,
  "document.incomplete": msg`The text in the site's default language is missing. Write it first: who reads another language gets it where theirs is missing.`,
  "category.in.use": msg`There are articles in this category. Move them to another one first.`,
  "segment.in.use": msg`This segment is in use. Choose another audience there first.`,
  "upload.type": msg`This is not a png or jpg. Choose another picture.`,
  "upload.size": msg`The picture is larger than 5 MB. Choose a smaller one.`,
  "upload.incomplete": msg`The file was damaged on its way, or is not a whole picture. Try again, or choose another one.`,
  "documents.unknown": msg`There are no such documents here.`,
  "account.closed": msg`This account is closed.`,
  "account.balance.left": msg`The wallet is not empty. Take the balance away first.`,
  "account.round.open": msg`A round is not finished yet. Try again when it is.`,
  "points.insufficient": msg`The member has fewer points than this.`,
  "wallet.insufficient": msg`The wallet holds less than this.`,
  "webhook.unknown": msg`There is no such endpoint or delivery.`,
  "webhook.limit": msg`A merchant has at most ten endpoints. Remove one first.`,
  "export.limit": msg`Three files are being made already. Wait for one, or cancel it.`,
  "export.two": msg`So large a file takes two people. Give the reason, and somebody else approves it.`,
  "round.unknown": msg`There is no such round here.`,
  "trial.not.allowed": msg`This account plays for play money. It cannot have that.`,
  "order.unknown": msg`There is no such order.`,
  "vendor.silent": msg`The vendor does not answer. Nothing has changed; it is asked again by itself.`,
  "payment.provider.unknown": msg`There is no such payment provider.`,
  "payment.provider.busy": msg`A new address takes a provider that is off and has no withdrawals left to pay. Switch it off, and wait for them.`,
  "payment.provider.limit": msg`A merchant has at most twenty payment providers.`,
  "contract.unknown": msg`There is no such contract, or the house is no side of it.`,
  "contract.rate.too.high": msg`A rate is higher than the upline has itself.`,
  "contract.terms.invalid": msg`The terms break a rule; each fault stands at its field.`,
  "contract.target.not.direct": msg`This account is no agent at the top of the tree.`,
  "contract.pending": msg`This agent has such a contract already, or one waits for an answer.`,
  "contract.state": msg`The contract is no longer in a state in which this can be done.`,
  "contract.changed": msg`The contract has changed meanwhile. Look at it again.`,
  "agent.move.circle": msg`An account cannot stand below itself or below an account of its own team.`,
  "agent.kind.unfit": msg`Only an open account of a player with real money becomes an agent.`,
  "agent.general.below": msg`A general agent stands directly under the house.`,
  "agent.rebate.range": msg`The rebate lies between that of the agents below and that of the agent above.`,
  "affiliate.plan.unknown": msg`There is no such affiliate plan.`,
  "affiliate.plan.state": msg`The plan's state does not allow this.`,
  "affiliate.agreement.unknown": msg`There is no such affiliate, or no such offer.`,
  "affiliate.offered": msg`The account has this plan already, or an offer of it that waits for an answer.`,
  "affiliate.unfit": msg`Only an open account that plays for real money becomes an affiliate.`,
  "deposit.currency": msg`What was paid in another currency cannot be credited. Pay it back at the provider.`,
  "deposit.fee": msg`What was paid does not cover the fee, so nothing can be credited. Pay it back at the provider.`,
  "proposal.own": msg`You cannot decide on your own proposal.`,
  "idempotency.conflict": msg`This was sent already, as it was typed before. Open the form again to send another one.`,
  "work.taken": msg`Somebody else was faster and works on this.`,
  "state.changed": msg`Somebody else has changed this in the meantime. The page shows how it is now.`,
} as const;

/** Whether the desk has a text of its own for a code. */
export const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

const mostNamed = 10;

/** What uses a segment, by its names; of many the first ones. */
function toUserNames(users: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(users) ? users : [];
  const names = all.flatMap((user) =>
    typeof user === "object" && user !== null && "name" in user && typeof user.name === "string" ? [user.name] : [],
  );
  return names.length > mostNamed ? [...names.slice(0, mostNamed), "…"] : names;
}

/** What a failed call says to the reader. */
export function toErrorText(i18n: I18n, error: unknown): string {
  const code = isApiError(error) ? error.code : "";
  const by = isApiError(error) && code === "state.changed" ? error.value["by"] : undefined;
  if (typeof by === "string" && isApiError(error))
    return error.value["at"] === null
      ? i18n._(msg`${by} approved this in the meantime. What you typed is still here: look again, then decide.`)
      : i18n._(msg`${by} decided about this in the meantime. What you typed is still here.`);
  const users = isApiError(error) && code === "segment.in.use" ? toUserNames(error.value["users"]) : [];
  if (users.length > 0) {
    const names = new Intl.ListFormat(i18n.locale).format(users);
    return i18n._(msg`This segment is used by ${names}. Choose another audience there first.`);
  }
  const wait = isApiError(error) && code === "login.locked" ? error.retryAfter : undefined;
  if (wait !== undefined) {
    const minutes = Math.ceil(wait / 60);
    return i18n._(
      msg`Locked after too many wrong attempts. Try again in ${plural(minutes, { one: "# minute", other: "# minutes" })}.`,
    );
  }
  return isKnown(code) ? i18n._(texts[code]) : i18n._(msg`This did not work. Try again, or tell the platform's staff.`);
}

/** The same where it may be about a switch: why it cannot be made takes the names of modules, which are loaded then. */
export async function loadErrorText(i18n: I18n, error: unknown): Promise<string> {
  if (!isApiError(error) || error.code !== "switch.refused") return toErrorText(i18n, error);
  const { value } = error;
  return import("./toSwitchRefusalText.ts").then(
    ({ toSwitchRefusalText }) => toSwitchRefusalText(i18n, value) ?? toErrorText(i18n, error),
    () => toErrorText(i18n, error),
  );
}

const rules = {
  required: msg`Fill this in.`,
  length: msg`The length is not right.`,
  pattern: msg`This is not written correctly.`,
  match: msg`The two do not match.`,
  date: msg`This is not a date, or it does not fit.`,
  amount: msg`This is not an amount, or it has more decimals than its currency.`,
  common: msg`This password is among the most common ones.`,
  breached: msg`This password is known from a data theft.`,
  phone: msg`This cannot be used.`,
  unknown: msg`This cannot be used.`,
  same: msg`This is what stands there now.`,
  taken: msg`Another member has this already.`,
  slow: msg`Some texts make this expression slow. It cannot be used.`,
} as const;

/** What is wrong with a field, as the gateway found it: the range that is allowed where there is one. */
export function toFieldText(i18n: I18n, { rule, min, max }: FieldError): string {
  const [least, most] = [min, max].map((bound) => (bound === undefined ? undefined : i18n.number(bound)));
  if (rule === "length") {
    if (least !== undefined && most !== undefined) return i18n._(msg`Between ${least} and ${most} characters.`);
    if (most !== undefined) return i18n._(msg`At most ${most} characters.`);
    if (least !== undefined) return i18n._(msg`At least ${least} characters.`);
  }
  if (rule === "date" && most !== undefined) return i18n._(msg`At most ${most} days, and not before the first day.`);
  if (rule === "unknown" || rule === "amount") {
    if (least !== undefined && most !== undefined) return i18n._(msg`Between ${least} and ${most}.`);
    if (most !== undefined) return i18n._(msg`At most ${most}.`);
    if (least !== undefined) return i18n._(msg`At least ${least}.`);
  }
  return i18n._(rules[rule]);
}
