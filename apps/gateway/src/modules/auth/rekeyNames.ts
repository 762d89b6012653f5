import { transact } from "@marquee/database";
import type { Job } from "../../jobs/Job.ts";
import { claimPeriod, isPeriodClaimed } from "../../jobs/periodStore.ts";
import type { Services } from "./services.ts";
import { toNameTrait } from "./memberTraits.ts";
import { listNamed, type NamedMember, replaceTrait } from "./memberTraitStore.ts";

/** The work is done once per database. */
const period = { tenantId: "", kind: "rekey-names", subject: "", start: new Date("2026-11-26T00:00:00Z") };

const batch = 500;

/** What a name was compared by before tones and vowels counted as letters. */
const toFormerName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("đ", "d")
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");

async function rekey(
  { db, nameKey }: Services,
  { tenant_id: tenantId, id, name, birthday }: NamedMember,
): Promise<void> {
  const { rule, key } = toNameTrait(tenantId, name, birthday, nameKey);
  const former = nameKey(tenantId, `${rule}\n${toFormerName(name)}\n${birthday}`);
  if (former === key) return;
  await replaceTrait(db, { tenantId, memberId: id, rule }, former, key);
}

/** Gives members' names, which are stored as keyed hashes, the keys of today's comparison (X-18). A second run changes nothing. */
export const rekeyNamesJob: Job = {
  name: "rekey-names",
  cron: "23 * * * *",
  run: async (services) => {
    const { db } = services;
    if (await isPeriodClaimed(db, period)) return;
    let place = { tenant_id: "", id: "" };
    for (;;) {
      const members = await listNamed(db, place, batch);
      for (const member of members) await rekey(services, member);
      const last = members.at(-1);
      if (last === undefined) break;
      place = last;
    }
    await transact(db, async (tx) => {
      await claimPeriod(tx, period);
    });
  },
};
