import { excludeSelf } from "@marquee/contract";
import { decideIdentityCheck, listIdentityChecks } from "@marquee/contract/staff";
import { beforeAll, describe, expect, it } from "vitest";
import { createPersonActs } from "../../../test/excludedPerson.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";
import { spreadExclusionsJob } from "./followTraits.ts";

const excluded = ["rg.self.excluded", "rg.self.excluded"];
const held = ["game.restricted", "deposit.unavailable"];
const open = ["open", "open"];
const half = { months: 6, understood: true } as const;

/** How one document is written, and written otherwise. */
const written = (serial: number): readonly [string, string] => [`c 4711-22${serial}`, `C471122${serial}`];

describe("documents of excluded persons", () => {
  const world = useWithdrawals();
  let acts: ReturnType<typeof createPersonActs>;
  let serial = 10;
  beforeAll(() => {
    acts = createPersonActs(world.app());
  });
  const toDocument = () => written((serial += 1));
  type Joined = Awaited<ReturnType<typeof acts.join>>;

  const decide = async ({ memberId }: Joined, decision: "approve" | "reject"): Promise<void> => {
    const { items } = await world.staff("rita").get(listIdentityChecks, { memberId, state: "SUBMITTED" });
    const reason = "a test of documents";
    await world.staff("rita").get(decideIdentityCheck, { id: items[0]?.id ?? "", decision, reason });
  };
  /** Excludes somebody, who then deletes the account where that is said. */
  const leave = async ({ here }: Joined, erased: boolean): Promise<void> => {
    if (erased) await acts.loseAll(here);
    await here.get(excludeSelf, half);
    if (erased) await acts.erase(here);
  };

  for (const erased of [false, true])
    it(`X-09, X-17: the number of a document that staff have confirmed excludes the other account, before or after it${erased ? ", though the first account is deleted" : ""}`, async () => {
      const [number, otherwise] = toDocument();
      const [first, before, after] = [await acts.join(), await acts.join(), await acts.join()];
      await acts.sendDocument(before.here, otherwise);
      await acts.sendDocument(first.here, number);
      await decide(first, "approve");
      expect(await acts.tryPlay(before.here)).toEqual(open);
      await leave(first, erased);
      await spreadExclusionsJob.run(world.app().services);
      expect(await acts.tryPlay(before.here)).toEqual(excluded);
      await acts.sendDocument(after.here, otherwise);
      expect(await acts.tryPlay(after.here)).toEqual(excluded);
    });

  for (const decision of [null, "reject"] as const)
    it(`X-09, X-17: who types a stranger's number, which staff ${decision === null ? "have not seen" : "have refused"}, excludes nobody: both are held for staff`, async () => {
      const [number, otherwise] = toDocument();
      const [typist, before, after] = [await acts.join(), await acts.join(), await acts.join()];
      await acts.sendDocument(before.here, otherwise);
      await acts.sendDocument(typist.here, number);
      if (decision !== null) {
        await decide(typist, decision);
        // Another document of his own is confirmed; that says nothing of the stranger's.
        await acts.sendDocument(typist.here, toDocument()[0]);
        await decide(typist, "approve");
      }
      await leave(typist, true);
      await acts.sendDocument(after.here, otherwise);
      await spreadExclusionsJob.run(world.app().services);
      for (const stranger of [before, after]) {
        await decide(stranger, "approve");
        expect(await acts.tryPlay(stranger.here)).toEqual(held);
      }
    });

  it("X-09, X-17: a document that staff confirm after the exclusion excludes the other account then", async () => {
    const [number, otherwise] = toDocument();
    const [first, second] = [await acts.join(), await acts.join()];
    await acts.sendDocument(first.here, number);
    await acts.sendDocument(second.here, otherwise);
    await leave(first, false);
    expect(await acts.tryPlay(second.here)).toEqual(held);
    await decide(first, "approve");
    expect(await acts.tryPlay(second.here)).toEqual(excluded);
  });
});
