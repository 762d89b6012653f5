import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import type { Services } from "./services.ts";
import { followTraits } from "../protection/index.ts";
import { addTraits, noteTraits, takeOlder } from "./memberTraitStore.ts";
import { toPersonTraits } from "./personTraits.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

async function fill({ db, nameKey }: Pick<Services, "db" | "nameKey">, only?: MemberKey): Promise<number> {
  return transact(db, async (tx) => {
    const members = await takeOlder(tx, only);
    for (const { tenant_id: tenantId, id: memberId, name, birthday, ...rest } of members) {
      const { email_key: email, mobile_key: mobile, payees, socials } = rest;
      const known = [
        { email, mobile, name: name ?? "", birthday },
        ...payees.map((payee) => ({ payee })),
        ...socials.map((social) => ({ social })),
      ];
      const traits = known.flatMap((each) => toPersonTraits(nameKey, tenantId, each));
      await addTraits(tx, tenantId, memberId, traits);
      await followTraits(tx, { tenantId, memberId }, traits);
      await noteTraits(tx, tenantId, memberId);
    }
    return members.length;
  });
}

/** Stores the traits of a member who registered before they were stored; nothing for others. */
export const fillMemberTraits = (services: Pick<Services, "db" | "nameKey">, member: MemberKey): Promise<number> =>
  fill(services, member);

/** Stores the traits of all members of before; one that is interrupted goes on. */
export const fillTraitsJob: Job = {
  name: "fill-traits",
  cron: "7 * * * *",
  run: async (services) => {
    while ((await fill(services)) > 0);
  },
};
