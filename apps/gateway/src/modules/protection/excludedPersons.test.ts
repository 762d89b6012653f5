import { changeContact, excludeSelf, getProtection, sendContactCode, takeTimeOut } from "@marquee/contract";
import { liftRestriction, listRestrictions } from "@marquee/contract/staff";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createPersonActs } from "../../../test/excludedPerson.ts";
import { toNumber } from "../../../test/payoutPlaces.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { readCode } from "../../../test/readCode.ts";
import { passwordOf, type Visitor } from "../../../test/visitor.ts";
import { useWithdrawals } from "../../../test/withdrawals.ts";
import { fillTraitsJob } from "../auth/fillTraits.ts";
import { spreadExclusionsJob } from "./followTraits.ts";
import { removeOldTraits } from "./excludedTraitStore.ts";
import { tables } from "../../../test/tables.ts";

const excluded = ["rg.self.excluded", "rg.self.excluded"];
const held = ["game.restricted", "deposit.unavailable"];
const open = ["open", "open"];
const half = { months: 6, understood: true } as const;

describe("an exclusion is a person's, not an account's", () => {
  const world = useWithdrawals();
  let acts: ReturnType<typeof createPersonActs>;
  let serial = 0;
  beforeAll(() => {
    acts = createPersonActs(world.app());
  });
  const toMail = (): string => `leaver${(serial += 1)}@mail.example`;
  const toMobile = (): string => `09012${String((serial += 1)).padStart(5, "0")}`;

  /** Excludes somebody who then deletes the account. */
  const leave = async (fields: object, before: (here: Visitor) => Promise<void> = async () => {}): Promise<void> => {
    const { here } = await acts.join(fields);
    await before(here);
    await acts.loseAll(here);
    await here.get(excludeSelf, half);
    await acts.erase(here);
  };

  it("X-09: who excludes himself and deletes the account registers by neither contact again, however it is written, until the exclusion ends", async () => {
    const [email, mobileNum] = [toMail(), toMobile()];
    await leave({ email, mobileNum, countryDialingCode: "+84" });
    const [name = ""] = email.split("@");
    const other = { email: toMail(), mobileNum: toMobile(), countryDialingCode: "+84" };
    for (const written of [email, email.toUpperCase(), `${name}+again@mail.example`])
      expect(await acts.tryRegister({ ...other, email: written })).toBe("register.disabled");
    expect(await acts.tryRegister({ ...other, mobileNum })).toBe("register.disabled");
    const { db } = world.app().services;
    const log = await tables(db)
      .selectFrom("security_log")
      .select("details")
      .where("event", "=", "registration.blocked")
      .execute();
    expect(log.map(({ details }) => details)).toEqual(Array.from({ length: 4 }, () => ({ rule: "EXCLUDED" })));
    expect(await acts.tryRegister(other)).toBe("registered");
    // Nothing that is kept can be read.
    const kept = await sql<{ row: string }>`select t::text as row from excluded_traits t`.execute(db);
    expect(kept.rows.length).toBeGreaterThan(1);
    for (const { row } of kept.rows) expect(row).not.toMatch(/mail\.example|9012/);
  });

  it("X-09: what is kept of an exclusion ends with it", async () => {
    const email = toMail();
    const { here, memberId } = await acts.join({ email });
    await acts.loseAll(here);
    const { db } = world.app().services;
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      select tenant_id, gen_random_uuid(), id, 'TIMEOUT', clock_timestamp() + interval '3 seconds' from members where id = ${memberId}`.execute(
      db,
    );
    await acts.erase(here);
    expect(await acts.tryRegister({ email })).toBe("register.disabled");
    await expect.poll(() => acts.tryRegister({ email }), { interval: 500 }).toBe("registered");
    expect(await removeOldTraits(db, 0)).toBeGreaterThan(0);
  });

  it("X-08: a time-out outlives the deletion of the account, too; a live account's contact is told as taken, whether its member is excluded or not", async () => {
    const [email, mobileNum] = [toMail(), toMobile()];
    const { here } = await acts.join({ email });
    await here.get(takeTimeOut, { hours: 24 });
    expect(await acts.tryRegister({ email })).toBe("email.taken");
    const { here: there } = await acts.join({ mobileNum, countryDialingCode: "+84" });
    await acts.loseAll(there);
    await there.get(takeTimeOut, { hours: 24 });
    await acts.erase(there);
    expect(await acts.tryRegister({ mobileNum, countryDialingCode: "+84" })).toBe("register.disabled");
  });

  it("X-09, X-18: the same name and birthday alone, written otherwise, hold play and deposits until staff lift it, once", async () => {
    const birthday = "1984-02-29";
    await leave({ payeeName: "Ann Mary Leaver", birthday });
    const { here, memberId } = await acts.join({ payeeName: "LEAVER ánn mary", birthday });
    expect(await acts.tryPlay(here)).toEqual(held);
    const { items } = await world.staff("rita").get(listRestrictions, { memberId });
    expect(items).toMatchObject([{ scope: "ALL", by: "gateway", inForce: true, until: expect.any(Number) }]);
    await world.staff("rita").get(liftRestriction, { id: items[0]?.id ?? "", reason: "another person" });
    expect(await acts.tryPlay(here)).toEqual(open);
    expect(await acts.tryPlay(here)).toEqual(open);
    const { here: other } = await acts.join({ payeeName: "Ann Mary Leaver", birthday: "1984-02-28" });
    expect(await acts.tryPlay(other)).toEqual(open);
  });

  it("X-09: another exclusion holds an account again, whatever became of the hold for the one before", async () => {
    const person = { payeeName: "Ann Twice Leaver", birthday: "1985-03-01" };
    const [first, second] = [await acts.join(person), await acts.join(person)];
    await first.here.get(takeTimeOut, { hours: 24 });
    expect(await acts.tryPlay(second.here)).toEqual(held);
    const { memberId } = second;
    const { items } = await world.staff("rita").get(listRestrictions, { memberId });
    await world.staff("rita").get(liftRestriction, { id: items[0]?.id ?? "", reason: "another person" });
    expect(await acts.tryPlay(second.here)).toEqual(open);
    await first.here.get(excludeSelf, half);
    expect(await acts.tryPlay(second.here)).toEqual(held);
  });

  it("X-09: the person's other accounts, found by the account that is paid, are excluded at once until the same day; withdrawal stays", async () => {
    const number = toNumber();
    const [first, second, third] = [await acts.join(), await acts.join(), await acts.join()];
    await acts.addAccount(first.here, number);
    await acts.addAccount(second.here, number);
    // Somebody else's name at the same account may be the family's.
    await acts.addAccount(third.here, number, "Trần Thị Bình");
    await first.here.get(excludeSelf, half);
    const { exclusion } = await first.here.get(getProtection, {});
    expect((await second.here.get(getProtection, {})).exclusion?.until).toBe(exclusion?.until);
    expect(await acts.tryPlay(second.here)).toEqual(excluded);
    expect(await acts.tryPlay(third.here)).toEqual(held);
    await acts.addAccount(second.here, toNumber());
  });

  it("X-09: an account of somebody who was excluded and deleted excludes who gives it later", async () => {
    const number = toNumber();
    await leave({}, (here) => acts.addAccount(here, number));
    const payee = await acts.join();
    expect(await acts.tryPlay(payee.here)).toEqual(open);
    await acts.addAccount(payee.here, number, "NGUYEN VAN AN");
    expect(await acts.tryPlay(payee.here)).toEqual(excluded);
  });

  it("X-09: a contact of somebody who was excluded and deleted is told as taken to who proves to have it, and holds that account", async () => {
    const [email, mobileNum] = [toMail(), toMobile()];
    await leave({ email, mobileNum, countryDialingCode: "+84" });
    const mobile = `+84${mobileNum.slice(1)}`;
    const password = passwordOf("AURELUNE");
    for (const [kind, value, recipient, code] of [
      ["EMAIL", email, email, "email.taken"],
      ["MOBILE", mobileNum, mobile, "mobile.taken"],
    ] as const) {
      const { here } = await acts.join();
      await here.get(sendContactCode, { kind, value, use: "CONTACT" });
      const newCode = await readCode(world.app().services.db, recipient);
      expect(await here.refuse(changeContact, { kind, value, newCode, password })).toBe(code);
      expect(await acts.tryPlay(here)).toEqual(held);
    }
  });

  it("X-09: a deposit asks of all that is known of the member, also what no job has followed", async () => {
    const number = toNumber();
    const [first, second] = [await acts.join(), await acts.join()];
    await acts.addAccount(first.here, number);
    await first.here.get(excludeSelf, half);
    expect(await acts.tryPlay(second.here)).toEqual(open);
    await sql`insert into member_traits (tenant_id, rule, trait_key, member_id)
      select tenant_id, rule, trait_key, ${second.memberId} from member_traits
      where member_id = ${first.memberId} and rule = 'SAME_PAYEE'`.execute(world.app().services.db);
    expect(await acts.tryPlay(second.here)).toEqual(["open", "rg.self.excluded"]);
    expect(await acts.tryPlay(second.here)).toEqual(excluded);
  });

  it("X-09: members of before are found as well, and what was interrupted a job does", async () => {
    const [email, number] = [toMail(), toNumber()];
    const [old, second] = [await acts.join({ email }), await acts.join()];
    await acts.addAccount(old.here, number);
    await acts.addAccount(second.here, number);
    const { services } = world.app();
    await sql`delete from member_traits`.execute(services.db);
    await sql`update members set traits_at = null`.execute(services.db);
    await acts.loseAll(old.here);
    await old.here.get(excludeSelf, half);
    expect(await acts.tryPlay(second.here)).toEqual(open);
    await fillTraitsJob.run(services);
    await spreadExclusionsJob.run(services);
    expect(await acts.tryPlay(second.here)).toEqual(excluded);
    await acts.erase(old.here);
    expect(await acts.tryRegister({ email })).toBe("register.disabled");
  });

  it(`X-09: of an exclusion and another account that names the same payee at the same moment, neither stays open, ${raceTurns} times`, async () => {
    for (let turn = 0; turn < raceTurns; turn += 1) {
      const number = toNumber();
      const [first, second] = [await acts.join(), await acts.join()];
      await acts.addAccount(first.here, number);
      await Promise.all([first.here.get(excludeSelf, half), acts.addAccount(second.here, number)]);
      expect(await acts.tryPlay(second.here)).toEqual(excluded);
    }
  });

  it(`X-09: of the deletion and registrations by the same contact at the same moment, none is taken, ${raceTurns} times`, async () => {
    for (let turn = 0; turn < raceTurns; turn += 1) {
      const email = toMail();
      const { here } = await acts.join({ email });
      await acts.loseAll(here);
      await here.get(excludeSelf, half);
      const ends = await Promise.all([acts.erase(here), acts.tryRegister({ email }), acts.tryRegister({ email })]);
      for (const end of ends.slice(1)) expect(["register.disabled", "email.taken"]).toContain(end);
    }
  });
});
