import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listGames } from "@marquee/contract";
import { type Clock, openDatabase, setClock } from "@marquee/database";
import { DateTime } from "luxon";
import sharp from "sharp";
import { type App, buildApp } from "../app.ts";
import { createPasswords } from "../authentication/passwords.ts";
import { bootstrapMerchants } from "../bootstrap/bootstrapMerchants.ts";
import type { BrandFolder } from "../bootstrap/readBrands.ts";
import { readConfig } from "../config.ts";
import type { NoTables } from "../db/Db.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";
import { openDemo } from "../demo/openDemo.ts";
import { createRandom } from "../demo/random.ts";
import { runJob } from "../jobs/runJob.ts";
import { listJobs } from "../listJobs.ts";
import { getDemoPassword } from "../modules/auth/index.ts";
import { modules } from "../modules.ts";
import { gameHouseProvider, openSecrets } from "../secrets/openSecrets.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { createAgentCourses } from "./createAgentCourses.ts";
import { createCaller } from "./createCaller.ts";
import { createGameCaller } from "./createGameCaller.ts";
import { createLifePayments, type LifePayments } from "./createLifePayments.ts";
import { createLifePost, type LifePost } from "./createLifePost.ts";
import { createMemberCourses } from "./createMemberCourses.ts";
import { lifeDesk } from "./createStaffCaller.ts";
import { createStaffCourses } from "./createStaffCourses.ts";
import { paymentsFile } from "./paymentsFile.ts";
import { createTimeline, type Course, type Timeline } from "./createTimeline.ts";
import type { LifeBrand } from "./LifeBrand.ts";
import { planDay } from "./planDays.ts";

/** What a life is made of. */
export interface LifePlan {
  /** The data folder to make: its database, secrets and files. */
  readonly data: string;
  /** The machine's empty databases, from which it begins quicker. */
  readonly keptDatabases?: string;
  readonly brands: readonly BrandFolder[];
  /** How many days before `until` it begins. */
  readonly days: number;
  /** Up to when it goes, in milliseconds since 1970. */
  readonly until: number;
  /** The visits of an ordinary day at the first brand; the others have half of them. */
  readonly visits: number;
}

const day = 86_400_000;
/** While a brand is smaller there is less to look at: one shift a day is enough. */
const busyDays = 14;
const staffPassword = "marquee back office";
/** Hashes at the least cost that argon2id allows: the passwords of a demo are known to everybody. */
const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** The jobs that a gateway would have run all the while. */
const followed = ["ask-payment-providers", "follow-payouts", "close-withdrawals"] as const;
/** What agents and members earn of play, once a day. */
const earning = ["measure-teams", "make-bills", "pay-bills", "measure-rebates", "pay-rebates"] as const;
/** Those that add up and check what has been, run once at the end. */
const closing = [
  ...earning,
  "end-bonuses",
  "expire-turnover",
  "seal-ledger",
  "trial-balance",
  "roll-up-record",
  "roll-up-bets",
  "roll-up-revenue",
  "roll-up-overview",
  "remove-live-events",
  "retention",
  "check-ledger",
];

/** Parts of a demo that last for hours or days, such as an open envelope or a question that waits: a gateway makes them when it starts. */
const ofToday = ["notices", "chat", "envelopes", "raffles", "tickets"] as const;

/** A picture of one colour: what is on a document of nobody's. */
const draw = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function toBrand(
  app: App,
  tenant: Tenant,
  payments: LifePayments,
  secret: string,
  pictures: LifeBrand["pictures"],
  post: LifePost,
): Promise<LifeBrand> {
  const { id, code: merchant, currency, timeZone, settings } = tenant;
  const host = `${id}.localhost`;
  const language = settings.languages.find((each) => each === "VI" || each === "TH") ?? settings.defaultLanguage;
  const guest = createCaller(app.http, { host, merchant, language, address: "198.18.255.1", userAgent: "" });
  const found = await guest.call(listGames, { pageSize: 60 });
  const games = (found?.games ?? []).map(({ nodeId }) => nodeId);
  return {
    id,
    merchant,
    host,
    currency,
    timeZone,
    language,
    payments,
    pictures,
    games,
    post,
    password: getDemoPassword(tenant),
    http: app.http,
    game: createGameCaller(app.http, secret),
  };
}

/** Puts the days of a brand on the timeline. */
function addBrand(timeline: Timeline, brand: LifeBrand, { days, until, visits }: LifePlan): void {
  const members = createMemberCourses(brand, timeline, createRandom(`members of ${brand.id}`));
  const staff = createStaffCourses(brand, staffPassword, until, createRandom(`staff of ${brand.id}`));
  const today = DateTime.fromMillis(until, { zone: brand.timeZone }).startOf("day");
  for (let before = days; before >= 0; before -= 1) {
    const midnight = today.minus({ days: before });
    const at = (second: number): number => midnight.toMillis() + second * 1_000;
    const plan = planDay(brand.id, before, midnight.weekday - 1, visits);
    for (const second of plan.joins) timeline.add(at(second), members.join());
    for (const second of plan.visits) timeline.add(at(second), members.visit());
    // What came in the last hours waits for whoever looks at the demo.
    const isBusy = before < busyDays;
    for (const [place, { from, name }] of staff.shifts.entries())
      if (at(from * 3_600) < until - 10 * 3_600_000 && (isBusy || place === before % staff.shifts.length))
        timeline.add(at(from * 3_600), staff.work(name, isBusy ? 2 : 1));
    if (midnight.weekday % 3 === 1) timeline.add(at(38_000), staff.label());
    if (midnight.weekday === 4) timeline.add(at(36_000), staff.offer());
  }
  const agents = createAgentCourses(brand, staff.offerContract);
  timeline.add(until - (days - 1) * day, agents.sign());
  timeline.add(until - 60 * 3_600_000, staff.reviewBills());
  timeline.add(until - 20 * 3_600_000, agents.ask());
  // Of everything something is on its way when the demo is looked at.
  for (const [index, fate] of (["partial", "unpaid", "unanswered", "silent"] as const).entries())
    timeline.add(until - (30 - index) * 3_600_000, members.cashOut(fate));
  for (const hours of [4, 2]) timeline.add(until - hours * 3_600_000, members.cashOut("received"));
  for (const [index, fate] of (["other", "open", "silent", "open"] as const).entries())
    timeline.add(until - (25 - index * 3) * 60_000, members.visit(fate));
  for (const hours of [6, 3]) timeline.add(until - hours * 3_600_000, members.prove());
  for (const hours of [20, 5]) timeline.add(until - hours * 3_600_000, members.join(true));
  timeline.add(until - days * day, payForgotten(brand, members.isSilent));
}

/** The bank pays what was asked of it, where no member's course says when. */
async function* payForgotten({ payments }: LifeBrand, isLeft: (orderNo: string) => boolean): Course {
  for (;;) {
    yield 6 * 3_600;
    await payments.payForgotten(isLeft);
  }
}

async function* runJobs({ services }: App, names: readonly string[], every: number): Course {
  const jobs = listJobs(modules).filter(({ name }) => names.includes(name));
  for (;;) {
    for (const job of jobs) await job.run(services);
    yield every;
  }
}

/**
 * Makes a data folder with a life of some days: people of the staff and members do everything through the gateway's own calls, under a clock
 * that this thread and its database share. The thread must follow that clock already.
 */
export async function makeLife(plan: LifePlan, clock: Clock, say: (line: string) => void = () => {}): Promise<void> {
  const { data, brands, days, until } = plan;
  const begun = performance.now();
  const tell = (what: string): void => say(`${what} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  setClock(clock, until - (days + 1) * day);
  const config = readConfig([], {
    MARQUEE_DATA: data,
    MARQUEE_DESK: lifeDesk,
    MARQUEE_JOBS: "0",
    MARQUEE_TRUST_PROXY: "127.0.0.1",
    MARQUEE_LOG_LEVEL: "silent",
  });
  const passwords = await createPasswords(quickCost);
  const demo = openDemo(
    config.demo.filter((part) => !ofToday.some((each) => each === part)),
    { passwords },
  );
  const database = await openDatabase<NoTables>({
    storage: {
      kind: "folder",
      path: join(data, "database"),
      clock,
      ...(plan.keptDatabases === undefined ? {} : { keptDatabases: plan.keptDatabases }),
    },
    migrations,
    functions,
    role: gatewayRole,
    firstData: { key: () => "", fill: async (db) => void (await bootstrapMerchants(db, brands, demo)) },
  });
  tell("first data");
  const secrets = await openSecrets(data);
  const app = await buildApp({ config, database, secrets, passwords });
  // Nobody listens, and looking for events costs a statement for each of them.
  await app.services.events.close();
  try {
    const tenants = app.services.tenantRegistry.list();
    const payments = createLifePayments(
      () => app.http,
      tenants.map(({ code }) => code),
    );
    Object.assign(app.services, { payments: { ...app.services.payments, ...payments.payments } });
    const pictures: LifeBrand["pictures"] = [await draw("#8fa3b8"), await draw("#a8b38f"), await draw("#b8998f")];
    const post = createLifePost();
    Object.assign(app.services, { mail: post.mail, sms: post.sms });
    const timeline = createTimeline(clock, until, app.settle);
    for (const [place, tenant] of tenants.entries()) {
      const secret = secrets.providers.get(gameHouseProvider)?.[0] ?? "";
      const brand = await toBrand(app, tenant, payments, secret, pictures, post);
      addBrand(timeline, brand, place === 0 ? plan : { ...plan, visits: plan.visits / 2 });
    }
    timeline.add(until - days * day, runJobs(app, followed, 6 * 3_600));
    timeline.add(until - days * day, runJobs(app, earning, 24 * 3_600));
    await timeline.run();
    tell("life");
    writeFileSync(join(data, paymentsFile), JSON.stringify(payments.list()), { mode: 0o600 });
    for (const name of closing)
      for (const job of listJobs(modules).filter((each) => each.name === name)) {
        await runJob(job, app.services);
        tell(name);
      }
  } finally {
    await app.http.close();
  }
  tell("closed");
}
