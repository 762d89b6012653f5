import { transact } from "@marquee/database";
import { removeMemberFiles } from "../../files/removeFiles.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { fillMemberTraits, listToErase, lockToErase, makeAnonymous } from "../auth/index.ts";
import { keepTraits } from "../protection/index.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/**
 * Erases a closed account at its member's request (X-69, decision 058): files, contacts, names, devices and messages are deleted; ledger,
 * rounds and the log of security events stay under the member's id. Nothing happens under a legal hold, or the second time.
 */
export async function eraseMember(
  services: Pick<Services, "db" | "files" | "memberErasures" | "nameKey">,
  owner: MemberKey,
): Promise<void> {
  const { db } = services;
  if ((await transact(db, (tx) => lockToErase(tx, owner))) === undefined) return;
  await fillMemberTraits(services, owner);
  await removeMemberFiles(services, owner);
  await transact(db, async (tx) => {
    const contacts = await lockToErase(tx, owner);
    if (contacts === undefined) return;
    // What is known of an excluded person is kept as hashes until the exclusion ends.
    await keepTraits(tx, owner);
    const recipients = [contacts.email, contacts.mobile].flatMap((each) => each ?? []);
    const member = { ...owner, recipients, pseudonym: `deleted-${owner.memberId}` };
    for (const erase of services.memberErasures) await erase(tx, member);
    await makeAnonymous(tx, owner, member.pseudonym);
    await addSecurityEntries(tx, [{ tenantId: owner.tenantId, event: "member.erased", memberId: owner.memberId }]);
  });
}

/** Erases the accounts whose deletion was interrupted or waited for the end of a legal hold. */
export const eraseMembersJob: Job = {
  name: "erase-members",
  cron: "41 * * * *",
  run: async (services) => {
    for (const owner of await listToErase(services.db)) await eraseMember(services, owner);
  },
};
