import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { holdPlay } from "../restriction/index.ts";
import {
  askToSpread,
  copyExclusion,
  keepTraits,
  listOwnWaiting,
  listSharers,
  listTraitMatches,
  listTraits,
  listWaiting,
  lockTraits,
  noteSpread,
  type Trait,
  type TraitMatch,
  type WaitingExclusion,
} from "./excludedTraitStore.ts";
import { stopOffers } from "./stopOffers.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

type Match = Pick<TraitMatch, "rule" | "is_confirmed">;

/** What two accounts share that are one person's at any time: an account with its holder's name, or a document that staff have confirmed of who is excluded. */
const isLastingly = ({ rule, is_confirmed: isConfirmed }: Match): boolean =>
  rule === "SAME_PAYEE" || (rule === "SAME_DOCUMENT" && isConfirmed);

/** Traits that one person alone has: these, and a contact that is newly given. */
const isFirm = (match: Match): boolean => match.rule === "SAME_CONTACT" || isLastingly(match);

/** What staff read of an account that is held: another exclusion is another reason, whatever became of the hold for this one. */
const holdReason = (rule: string, exclusionId: string): string =>
  `shares ${rule} with somebody who takes a break from play (${exclusionId})`;

/**
 * Whether new traits of a member are those of somebody who is excluded: `excluded` by one that a person alone has, `alike` by one that others
 * may share, such as a name with a birthday. Call it in the transaction that stored them. Of a member who is excluded himself they are kept.
 */
export async function matchExcluded(
  tx: Db,
  key: MemberKey,
  traits: readonly Trait[],
): Promise<"excluded" | "alike" | undefined> {
  await lockTraits(tx, key.tenantId, traits);
  await keepTraits(tx, key);
  const matches = await listTraitMatches(tx, key, traits);
  if (matches.some(isFirm)) return "excluded";
  return matches.length > 0 ? "alike" : undefined;
}

/** Ends what an exclusion ends besides play: offers that wait; open pages learn of it. */
async function tellExcluded(tx: Db, key: MemberKey): Promise<void> {
  await stopOffers(tx, key);
  await publishEvent(tx, { ...key, kind: "member" });
}

/**
 * Follows what is newly known of a member in the transaction that stored it: an account of an excluded person is excluded until the
 * same day, one that shares what others may share is held from play until staff have looked at it.
 */
export async function followTraits(tx: Db, key: MemberKey, traits: readonly Trait[]): Promise<void> {
  await lockTraits(tx, key.tenantId, traits);
  await keepTraits(tx, key);
  await askToSpread(tx, key);
  for (const match of await listTraitMatches(tx, key, traits)) {
    const { rule, exclusion_id: exclusionId, until_at: until } = match;
    if (!isFirm(match)) await holdPlay(tx, key, { reason: holdReason(rule, exclusionId), until });
    else if (await copyExclusion(tx, key, exclusionId)) {
      await keepTraits(tx, key);
      await tellExcluded(tx, key);
    }
  }
}

/** Holds a member who has proved to have what an excluded person had. @returns whether that is so */
export async function holdSharer(db: Db, key: MemberKey, traits: readonly Trait[]): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockTraits(tx, key.tenantId, traits);
    const [match] = await listTraitMatches(tx, key, traits);
    if (match !== undefined) {
      const { rule, exclusion_id: exclusionId, until_at: until } = match;
      await holdPlay(tx, key, { reason: holdReason(rule, exclusionId), until });
    }
    return match !== undefined;
  });
}

/** Follows what staff have confirmed of a member: where he is excluded, it is kept as such, and his other accounts are looked for once more. */
export async function followConfirmed(tx: Db, key: MemberKey): Promise<void> {
  await keepTraits(tx, key);
  await askToSpread(tx, key);
}

/** Follows all that is known of a member; done before a deposit, so that what changed elsewhere meanwhile is seen. */
export async function followMember(db: Db, key: MemberKey): Promise<void> {
  const traits = await listTraits(db, key);
  if ((await listTraitMatches(db, key, traits)).length > 0) await transact(db, (tx) => followTraits(tx, key, traits));
}

/**
 * Puts an exclusion in force at the person's other accounts. A former contact may be somebody else's by now, and the number of a document
 * that staff have not confirmed may be anybody's: such accounts are held until staff have looked at them.
 */
async function spread(
  db: Db,
  { tenant_id: tenantId, id, root_id, member_id, until_at }: WaitingExclusion,
): Promise<void> {
  await transact(db, async (tx) => {
    const owner = { tenantId, memberId: member_id };
    await lockTraits(tx, tenantId, await listTraits(tx, owner));
    for (const { memberId, matches } of await listSharers(tx, { tenantId, exclusionId: id })) {
      const key = { tenantId, memberId };
      const rule = matches[0]?.rule ?? "";
      if (!matches.some(isLastingly)) await holdPlay(tx, key, { reason: holdReason(rule, root_id), until: until_at });
      else if (await copyExclusion(tx, key, id)) {
        await keepTraits(tx, key);
        await tellExcluded(tx, key);
      }
    }
    await noteSpread(tx, tenantId, id);
  });
}

/** Looks for the other accounts of a member who has just been excluded; what is interrupted a job does. */
export async function spreadExclusions(db: Db, key: MemberKey): Promise<void> {
  for (const each of await listOwnWaiting(db, key)) await spread(db, each);
}

/** Spreads exclusions where that was interrupted, and those that reached another account, from there on. */
export const spreadExclusionsJob: Job = {
  name: "spread-exclusions",
  cron: "*/10 * * * *",
  run: async ({ db }: Pick<Services, "db">) => {
    for (const each of await listWaiting(db)) await spread(db, each);
  },
};
