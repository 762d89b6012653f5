import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type MemoryVendor, openMemoryVendor } from "../../../../test/memoryVendor.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { switchModules } from "../../../../test/registration.ts";
import { openAurelune } from "../../../../test/visitor.ts";
import { readVendorPlays } from "./vendorJobs.ts";

const minute = 60_000;

describe("stakes that a vendor asked about and never took", () => {
  let app: TestApp;
  let vendor: MemoryVendor;
  let memberId: string;

  beforeAll(async () => {
    app = await openTestApp();
    vendor = openMemoryVendor("AURELUNE", "LUNA");
    Object.assign(app.services, { vendorWallets: vendor.wallets });
    await switchModules(app, "aurelune", { TRANSFER3: "on" });
    const { session } = await openAurelune(app).registerAs("askedmember");
    memberId = session?.id ?? "";
  });
  beforeEach(() => sql`delete from asked_stakes`.execute(app.services.db));
  afterAll(() => app.close());

  const ask = (round: string, age: number) =>
    sql`insert into asked_stakes (tenant_id, member_id, vendor, round_id, amount, at)
      values ('aurelune', ${memberId}, 'LUNA', ${round}, 10000, clock_timestamp() - ${age / 1_000} * interval '1 second')`.execute(
      app.services.db,
    );
  /** The rounds that still count after the vendor's records were read. */
  const listCounted = async (): Promise<readonly string[]> => {
    await readVendorPlays(app.services);
    const { rows } = await sql<{ round_id: string }>`select round_id from asked_stakes order by 1`.execute(
      app.services.db,
    );
    return rows.map(({ round_id }) => round_id);
  };

  it("X-05: count until the vendor says that its records have passed them, however old they are", async () => {
    await ask("old", 60 * minute);
    await ask("older", 120 * minute);
    vendor.until = Date.now() - 90 * minute;
    expect(await listCounted()).toEqual(["old"]);
    vendor.until = Date.now() - 60 * minute;
    // A clock that is a little ahead takes nothing away.
    expect(await listCounted()).toEqual(["old"]);
    vendor.until = Date.now();
    expect(await listCounted()).toEqual([]);
  });

  it("X-05: one that was just asked about counts, whatever a vendor's clock says", async () => {
    await ask("now", 0);
    vendor.until = Date.now() + 24 * 60 * minute;
    expect(await listCounted()).toEqual(["now"]);
  });

  it("X-05: count for 30 seconds where the vendor says no time", async () => {
    vendor.until = undefined;
    await ask("fresh", 10_000);
    await ask("stale", 2 * minute);
    expect(await listCounted()).toEqual(["fresh"]);
  });
});
