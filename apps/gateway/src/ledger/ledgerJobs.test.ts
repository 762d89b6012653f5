import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { asOwner } from "../../test/plantEntries.ts";
import { openAurelune } from "../../test/visitor.ts";
import type { Job } from "../jobs/Job.ts";
import { listJobStates } from "../jobs/jobStateStore.ts";
import { runJob } from "../jobs/runJob.ts";

describe("the ledger's jobs", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await openAurelune(app).registerAs("jobsann");
  });
  afterAll(() => app.close());

  const getJob = (name: string): Job<string> => {
    const job = app.jobs.list().find((each) => each.name === name);
    if (job === undefined) throw new Error(`there is no job ${name}`);
    return job;
  };
  const getState = async (name: string) => (await listJobStates(app.services.db)).find((state) => state.name === name);
  const change = (text: string) => asOwner(app.services.db, (tx) => sql.raw(text).execute(tx));

  it("WL-13: every hour is sealed and balanced, every night the whole ledger is checked", async () => {
    for (const name of ["seal-ledger", "trial-balance", "check-ledger"]) {
      await runJob(getJob(name), app.services);
      expect(await getState(name), name).toMatchObject({ runs: "1", failures: "0" });
    }
    expect(["seal-ledger", "trial-balance", "check-ledger", "roll-up-record"].map((name) => getJob(name).cron)).toEqual(
      ["5 * * * *", "10 * * * *", "40 2 * * *", "7 * * * *"],
    );
  });

  it("WL-13: money that came from nowhere is logged and fails the job, and so does whatever the night finds", async () => {
    await change("update ledger.accounts set balance = balance + 7");
    await expect(runJob(getJob("trial-balance"), app.services)).rejects.toThrow("ledger.unbalanced");
    expect(app.logged()).toMatch(
      /"level":50,.*"code":"ledger.unbalanced","tenant":"aurelune","realm":"real","asset":"VND","total":"7"/,
    );
    expect(await getState("trial-balance")).toMatchObject({
      failures: "1",
      last_failure: expect.stringContaining("ledger.unbalanced"),
    });
    await expect(runJob(getJob("check-ledger"), app.services)).rejects.toThrow("the ledger has 1 faults");
    expect(app.logged()).toContain('"problem":"the balance is not the sum of the entries"');
    await change("update ledger.accounts set balance = balance - 7");
    await runJob(getJob("trial-balance"), app.services);
    await runJob(getJob("check-ledger"), app.services);
  });
});
