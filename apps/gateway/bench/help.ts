import { execFileSync } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type DocumentTexts, getHelpCenter, type LanguageCode } from "@marquee/contract";
import { listMemberChanges } from "@marquee/contract/staff";
import { openDatabase } from "@marquee/database";
import { startPostgres } from "@marquee/database/testing";
import { sql } from "kysely";
import type { NoTables } from "../src/db/Db.ts";
import { functions } from "../src/db/functions.ts";
import { migrations } from "../src/db/migrations.ts";
import { gatewayRole } from "../src/db/role.ts";
import { insertDocument, updateDocument } from "../src/modules/content/documentStore.ts";
import { insertCategory } from "../src/modules/content/helpCategoryStore.ts";
import { toSearch } from "../src/modules/content/saveDocument.ts";
import { addVersion, replaceTexts } from "../src/modules/content/versionStore.ts";
import { createGatewayProcess } from "../test/gatewayProcess.ts";
import { addStaff, desk, Staff } from "../test/staff.ts";
import { openAurelune } from "../test/visitor.ts";
import { toQuantile } from "./toQuantile.ts";

// P18: a search in a help centre of 2,000 articles in three languages, beside an authenticated read of one row, in turns.

const most = 2_000;
const rounds = 200;

const features = new URL("../../../packages/features/", import.meta.url);

/** The site's own texts of a language, one after the other: words come in them as often as people write them. */
const readTexts = (language: string): string =>
  readdirSync(features)
    .flatMap((feature) => {
      const text = readFileSync(new URL(`${feature}/locales/${language}.po`, features), "utf8");
      return [...text.matchAll(/^msgstr "(.+)"$/gm)].map(([, words = ""]) => words.replaceAll(/<[^>]*>|[{}\\"]/g, ""));
    })
    .join(" ");
const corpus = { EN: readTexts("en"), VI: readTexts("vi"), CN: readTexts("zh") } as const;
type Written = keyof typeof corpus;
/** About as much as a page of a book. */
const lengths = { EN: 1_500, VI: 1_500, CN: 500 } as const;
const rare = { EN: "hummingbird", VI: "chimruồi", CN: "蜂鸟" } as const;

const searches = {
  rare: { language: "EN", keyword: "hummingbird" },
  common: { language: "EN", keyword: "deposit" },
  two: { language: "EN", keyword: "withdrawal limit" },
  none: { language: "EN", keyword: "nothing-of-the-kind" },
  unaccented: { language: "VI", keyword: "giay to" },
  chinese: { language: "CN", keyword: "提款" },
} as const;

function write(language: Written, number: number): string {
  const from = randomInt(corpus[language].length - lengths[language]);
  const text = corpus[language].slice(from, from + lengths[language]);
  return number % 400 === 0 ? `${text} ${rare[language]}` : text;
}

const toTexts = (number: number): DocumentTexts =>
  Object.fromEntries(
    (["EN", "VI", "CN"] satisfies LanguageCode[]).map((language) => [
      language,
      { title: `Article ${number}`, summary: "", html: `<p>${write(language, number)}</p>` },
    ]),
  );

const toMemberId = (number: number): string => `${number.toString(16).padStart(8, "0")}-0000-7000-8000-000000000000`;

const folder = mkdtempSync(join(tmpdir(), "marquee-help-"));
const server = await startPostgres();
const gateway = createGatewayProcess(folder, randomInt(20_000, 30_000), {
  DATABASE_URL: server.url,
  MARQUEE_TRUST_PROXY: "127.0.0.1",
  MARQUEE_LOG_LEVEL: "error",
  MARQUEE_JOBS: "0",
  MARQUEE_DEMO: "tree",
  MARQUEE_DESK: desk,
});
try {
  await gateway.start();
  const storage = { kind: "server", url: server.url } as const;
  const { db, close } = await openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
  const tenantId = "aurelune";
  const categories = Array.from({ length: 20 }, () => randomUUID());
  for (const [position, id] of categories.entries())
    await insertCategory(db, {
      tenant_id: tenantId,
      id,
      names: JSON.stringify({ EN: `Part ${position}` }),
      icon: "other",
      position,
    });
  for (let number = 0; number < most; number += 1) {
    const [documentId, texts] = [randomUUID(), toTexts(number)];
    const place = { kind: "HELP", slug: null, category_id: categories[number % 20] ?? null, position: number } as const;
    const draft = { tenant_id: tenantId, id: documentId, ...place, draft: null, search: toSearch(texts) };
    await insertDocument(db, draft);
    const published = await addVersion(db, { tenantId, documentId, texts, by: "bench", reason: "to be searched" });
    await replaceTexts(db, { tenantId, documentId }, texts);
    await updateDocument(db, draft, { published });
  }
  await sql`
    insert into members (tenant_id, id, username, username_key, kind, nickname, language, avatar, currency, registered_from)
    select 'aurelune', lpad(to_hex(n), 8, '0') || '-0000-7000-8000-000000000000', name, name, 0, name, 'EN', 1, 'VND', 'bench'
    from generate_series(1, 1000) n, lateral (select 'member' || n as name) as named`.execute(db);
  // PostgreSQL does this by itself within its first minute.
  execFileSync(join(server.programs, "psql"), [server.url, "-q", "-c", "vacuum analyze"]);
  await addStaff(db, "owner@aurelune.example", { AURELUNE: ["OWNER"] });
  const staff = await new Staff(gateway, "AURELUNE").login("owner@aurelune.example");
  const visitor = openAurelune(gateway);
  let asked = 0;
  // From many addresses: nobody of them asks too often.
  const toSent = () => ({ headers: { "x-forwarded-for": `10.2.${((asked += 1) >> 8) & 255}.${asked & 255}` } });
  const times = new Map<string, number[]>();
  const time = async (name: string, ask: () => Promise<unknown>): Promise<void> => {
    const from = performance.now();
    await ask();
    times.set(name, [...(times.get(name) ?? []), performance.now() - from]);
  };
  for (let round = 0; round < rounds; round += 1) {
    await time("one", () => staff.get(listMemberChanges, { memberId: toMemberId(randomInt(1, 1000)) }, toSent()));
    for (const [name, { language, keyword }] of Object.entries(searches))
      await time(name, () => visitor.get(getHelpCenter, { keyword }, { headers: { ...toSent().headers, language } }));
  }
  console.log(
    JSON.stringify(
      Object.fromEntries([...times].map(([name, values]) => [name, toQuantile(values.slice(rounds / 10), 0.95)])),
    ),
  );
  await close();
} finally {
  await gateway.kill("SIGTERM");
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
