import { join } from "node:path";
import { readDemo } from "@marquee/start";
import { readBrand } from "@marquee/vite";
import type { Brand } from "@marquee/whitelabel/brand";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { CommandError } from "../cli/CommandError.ts";
import { askOperator } from "../trees/askOperator.ts";

const What = Type.Union([Type.Literal("gains"), Type.Literal("loses"), Type.Literal("changes"), Type.Literal("keeps")]);
const PlanSchema = Type.Object({
  lines: Type.Array(
    Type.Object({
      key: Type.String(),
      what: What,
      from: Type.Optional(Type.Unknown()),
      to: Type.Optional(Type.Unknown()),
      reason: Type.Optional(Type.String()),
    }),
  ),
  refusals: Type.Array(Type.Object({ key: Type.String(), reason: Type.String() })),
});
const AnswerSchema = Type.Object({ plan: PlanSchema, isNew: Type.Boolean() });

/** What a merchant gains, loses, changes and keeps when its brand is applied, which changes would do harm, and whether it is new. */
export type PlannedMerchant = Static<typeof AnswerSchema>;

/** What a merchant follows: its brand's folder, or the data of an older look that is brought back. */
export type Followed = { readonly id: string; readonly older?: Brand };

/** A gateway's merchants, reached through its operator socket. */
export type Merchants = {
  /** What applying the brand would do. @throws CommandError naming the changes that would do harm */
  readonly plan: (followed: Followed) => Promise<PlannedMerchant>;
  /**
   * Applies the brand to its merchant at once, for a release that goes live next. If that one is not live 20 s later, whatever
   * ended the publish, the gateway brings the merchant back to what is live. @throws CommandError as `plan` does
   */
  readonly apply: (followed: Followed, release?: number) => Promise<PlannedMerchant>;
};

/** How long a release may take from its merchant to its site, in milliseconds. */
const settleTime = 20_000;

const show = (value: unknown): string => (value === undefined || value === null ? "nothing" : JSON.stringify(value));

/** A plan as lines for people; none when there is nothing to do. */
export function toPlanLines({ plan, isNew }: PlannedMerchant): readonly string[] {
  const hosts = plan.lines.flatMap(({ key }) => (key.startsWith("host ") ? [key.slice("host ".length)] : []));
  if (isNew) return [`the merchant is new, at ${hosts.join(", ")}`];
  return plan.lines.map(({ key, what, from, to, reason }) => {
    if (what === "keeps" && reason !== undefined) return `the merchant keeps ${key} at ${show(from)}: ${reason}`;
    if (what === "keeps")
      return `the merchant keeps ${key} at ${show(from)}: an operator switched it, the brand says ${show(to)}`;
    if (key.startsWith("host ") && to === "moved") return `the merchant sends visitors of ${key} on to its site`;
    if (key.startsWith("host "))
      return what === "changes" ? `the merchant shows its site at ${key} again` : `the merchant ${what} ${key}`;
    return what === "changes"
      ? `the merchant changes ${key} from ${show(from)} to ${show(to)}`
      : `the merchant ${what} ${key} (${show(what === "gains" ? to : from)})`;
  });
}

/** Opens the merchants of the gateway that runs on a data folder; changes are recorded as `actor`'s. */
export function openMerchants(brands: string, data: string, actor: string): Merchants {
  const ask = async ({ id, older }: Followed, isDry: boolean, release?: number): Promise<PlannedMerchant> => {
    const brand = older ?? readBrand(join(brands, id));
    const wanted =
      older === undefined ? { brand, demo: readDemo(brands, id) } : { brand: { ...brand, id }, isRollback: true };
    const awaited = release === undefined ? {} : { awaited: { release, milliseconds: settleTime } };
    const { status, body } = await askOperator(data, "/brand", { actor, ...wanted, ...awaited, isDry });
    if (!Value.Check(AnswerSchema, body))
      throw new CommandError("failed", `the gateway of ${data} answers ${status} to a brand: is it of this version?`);
    const { refusals } = body.plan;
    if (refusals.length > 0)
      throw new CommandError(
        "refused",
        `${id}: its merchant cannot follow: ${refusals.map(({ key, reason }) => `${key}: ${reason}`).join("; ")}`,
        [],
        { refusals },
      );
    return body;
  };
  return {
    plan: (followed) => ask(followed, true),
    apply: (followed, release) => ask(followed, false, release),
  };
}
