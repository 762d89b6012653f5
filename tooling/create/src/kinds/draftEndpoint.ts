import { addName } from "../addName.ts";
import { toKebab, toPascal } from "../names.ts";
import type { Draft } from "../openDraft.ts";
import { draftScreen } from "./draftScreen.ts";

/** The choices for a new call, which reads data of the calling member. */
export type EndpointPlan = {
  /** The name of its row, as in its hook and its handler: `getLuckyWheel`. */
  readonly name: string;
  readonly domain: string;
  readonly moduleId: string;
  /** The feature whose new screen shows it; the checks refuse a call without a caller. */
  readonly feature: string;
};

const contract = "packages/contract/src";

/** Drafts the row and the schema, of which `pnpm generate` makes the hook. */
function draftRow(draft: Draft, { name, domain, moduleId }: EndpointPlan): void {
  const type = toPascal(name).replace(/^(?:Get|List)/, "");
  const path = `/wps/${domain}/${toKebab(type)}`;
  draft.edit(
    `${contract}/${domain}/schemas.ts`,
    (text) => `${text.trimEnd()}

export const ${type}Schema = Type.Object({ account: Type.String() });

/** GET ${path}: the caller's account. */
export type ${type} = Static<typeof ${type}Schema>;
`,
  );
  draft.edit(
    `${contract}/${domain}/endpoints.ts`,
    (text) => `${addName(text, { kind: "import", from: "./schemas.ts", name: type, isType: true }).trimEnd()}

/** Reads the caller's account. */
export const ${name} = /* @__PURE__ */ endpoint<Record<string, never>, ${type}>({
  name: "${name}",
  domain: "${domain}",
  method: "GET",
  path: "${path}",
  moduleId: "${moduleId}",
  token: "required",
  cache: { provides: ["Session"] },
});
`,
  );
  draft.edit(`${contract}/${domain}/rows.ts`, (text) => {
    const added = text.replace(/\n\];\n$/, () => `\n  row(${name}, Nothing, ${type}Schema),\n];\n`);
    if (added === text) return text;
    const names = [
      { from: "./endpoints.ts", name },
      { from: "./schemas.ts", name: `${type}Schema` },
      { from: "../shapes.ts", name: "Nothing" },
    ];
    return names.reduce((done, each) => addName(done, { kind: "import", ...each }), added);
  });
}

/** Drafts the gateway's handler, which reads the member's own row, and its test. */
function draftHandler(draft: Draft, { name, domain }: EndpointPlan): void {
  const type = toPascal(name).replace(/^(?:Get|List)/, "");
  const folder = `apps/gateway/src/modules/${domain}`;
  const store = domain === "auth" ? "./memberStore.ts" : "../auth/index.ts";
  draft.add(
    `${folder}/read${type}.ts`,
    `import type { ${type} } from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { getMember } from "${store}";
import type { Services } from "./services.ts";

/** Reads the caller's account from its row. @throws Refusal \`login.not.session\` */
export async function read${type}({ db }: Services, call: Call): Promise<${type}> {
  const { username } = await getMember(db, call.tenant.id, requireSession(call).memberId);
  return { account: username };
}
`,
  );
  draft.add(
    `${folder}/read${type}.test.ts`,
    `import { ${name} } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";

describe("${name}", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("answers a member with their own account, and refuses guests", async () => {
    const ann = openAurelune(app);
    expect(await ann.call(${name}, {})).toMatchObject({ status: 401, body: { errorCode: "login.not.session" } });
    await ann.registerAs("${type.toLowerCase().slice(0, 8)}ann");
    expect(await ann.call(${name}, {})).toMatchObject({ status: 200, body: { value: { account: "${type.toLowerCase().slice(0, 8)}ann" } } });
  });
});
`,
  );
  const services = `${folder}/services.ts`;
  if (!draft.read(services).includes('"db"'))
    draft.edit(services, (text) => text.replace(/Services = \[/, 'Services = ["db", '));
  draft.edit(`${folder}/routes.ts`, (text) => {
    const taken = text.replace(/Routes\(\{ [^}]* \}: Services\)/, "Routes(services: Services)");
    const parts = /Routes\(\{ ([^}]*) \}: Services\)/.exec(text)?.[1];
    const opened =
      parts === undefined
        ? taken
        : taken.replace(
            /(Routes\(services: Services\)[^\n]*\n)/,
            (line) => `${line}  const { ${parts} } = services;\n`,
          );
    const routed = opened.replace(
      /\n {2}\];\n\}/,
      (end) => `\n    route(${name}, (call) => read${type}(services, call)),${end}`,
    );
    return routed === opened
      ? text
      : addName(addName(routed, { kind: "import", from: "@marquee/contract", name }), {
          kind: "import",
          from: `./read${type}.ts`,
          name: `read${type}`,
        });
  });
}

/** Drafts the fixture: the answer of the gateway in stories and tests. */
function draftAnswer(draft: Draft, { name, domain }: EndpointPlan): void {
  draft.edit(`packages/testing/src/fixtures/${domain}Answers.ts`, (text) => {
    const added = text.replace(
      /(export const list\w+Answers = [^]*?)\n\];/,
      (_, list: string) => `${list}\n  answer(${name}, () => ({ account: "koi_player" })),\n];`,
    );
    return added === text ? text : addName(added, { kind: "import", from: "@marquee/contract", name });
  });
}

/** Drafts a call in all layers: row and schema, client hook, gateway handler, fixture, tests, and a screen that shows it. */
export function draftEndpoint(draft: Draft, plan: EndpointPlan): void {
  const { name, feature, moduleId } = plan;
  const word = toKebab(name.replace(/^(?:get|list)/, ""));
  draftRow(draft, plan);
  draftHandler(draft, plan);
  draftAnswer(draft, plan);
  draftScreen(draft, { feature, name: word, path: `/${word}`, moduleId, call: name });
}
