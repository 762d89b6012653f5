import { type RawBuilder, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { FigurePeriod } from "./figureStore.ts";
import { isTreeAgent, type TeamMember } from "./teamStore.ts";

/** What a list shows: the account and all below it, or the account alone where it is no agent. */
export interface LineFilter {
  readonly agent: MemberKey;
  readonly member: TeamMember;
  readonly period: FigurePeriod;
  /** A place that an answer gave: micros and sequence of the last line. */
  readonly after: string | undefined;
}

/** The lines in which the account stood in the caller's team. */
function toLines({ agent: { tenantId, memberId }, member: { id, kind } }: LineFilter): RawBuilder<unknown> {
  const above = sql`select l.line_id from agent_line_agents l where l.tenant_id = ${tenantId} and l.agent_id = ${memberId}`;
  return isTreeAgent(kind)
    ? sql`${above} and exists (select 1 from agent_line_agents o
        where o.tenant_id = l.tenant_id and o.line_id = l.line_id and o.agent_id = ${id})`
    : sql`${above} and l.line_id in (select d.line_id from team_days d where d.tenant_id = ${tenantId} and d.member_id = ${id})`;
}

function isShown({ member, period, after }: LineFilter): RawBuilder<boolean> {
  const { from, to, timeZone, currency } = period;
  const [micros = "", sequence = ""] = (after ?? "").split("-");
  return sql<boolean>`s.currency = ${currency} and s.at >= ${from}::date::timestamp at time zone ${timeZone}
    and s.at < (${to}::date + 1)::timestamp at time zone ${timeZone}
    ${member.kind === 0 ? sql`and s.member_id = ${member.id}` : sql``}
    ${after === undefined ? sql`` : sql`and (s.at, s.sequence) < ('epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond', ${sequence}::bigint)`}`;
}

const place = sql<string>`(extract(epoch from s.at) * 1000000)::bigint || '-' || s.sequence`;

/** A settled bet of the team. */
export interface TeamBet {
  readonly account: string;
  readonly gameName: string;
  readonly vendor: string;
  readonly roundId: string;
  readonly at: Date;
  readonly stake: string;
  readonly win: string;
  readonly place: string;
}

/** The newest settled bets of an account and all below it, at games whose name holds `game`. */
export async function listTeamBetRows(
  db: Db,
  filter: LineFilter,
  game: string,
  limit: number,
): Promise<readonly TeamBet[]> {
  const { tenantId } = filter.agent;
  const pattern = `%${game.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isGame =
    game === ""
      ? sql``
      : sql`and s.game_code in (select g.code from games g where g.tenant_id = ${tenantId} and g.name ilike ${pattern})`;
  const { rows } = await sql<TeamBet>`
    select m.username as account, coalesce(g.name, s.game_code) as "gameName", s.vendor, s.round_id as "roundId", s.at, s.stake::text as stake,
      s.win::text as win, ${place} as place
    from (${toLines(filter)}) o(line_id)
    cross join lateral (
      select s.* from settled_stakes s where s.tenant_id = ${tenantId} and s.line_id = o.line_id and ${isShown(filter)} ${isGame}
      order by s.at desc, s.sequence desc limit ${limit}) s
    join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
    left join games g on g.tenant_id = s.tenant_id and g.code = s.game_code
    order by s.at desc, s.sequence desc limit ${limit}`.execute(db);
  return rows;
}

/** What moved an account's money. */
export interface TeamMovement {
  readonly account: string;
  readonly kind: string;
  readonly at: Date;
  readonly amount: string;
  readonly place: string;
}

/** A stream of movements: its rows, and the number that sets their places apart from those of the others at one time. */
interface Stream {
  readonly kind: RawBuilder<string>;
  readonly amount: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly isWanted: RawBuilder<boolean>;
  readonly number: number;
}

const bets: Stream = {
  kind: sql<string>`'BET'`,
  amount: sql`-s.stake`,
  from: sql`settled_stakes`,
  isWanted: sql<boolean>`s.stake <> 0`,
  number: 1,
};

const wins: Stream = {
  ...bets,
  kind: sql<string>`'WIN'`,
  amount: sql`s.win`,
  isWanted: sql<boolean>`s.win <> 0`,
  number: 2,
};

const toEvents = (kind: string | undefined): Stream => ({
  kind: sql<string>`s.kind`,
  amount: sql`s.amount`,
  from: sql`team_events`,
  isWanted: kind === undefined ? sql<boolean>`s.kind <> 'REGISTRATION'` : sql<boolean>`s.kind = ${kind}`,
  number: 0,
});

function toStreams(kind: string | undefined): readonly Stream[] {
  if (kind === undefined) return [toEvents(kind), bets, wins];
  if (kind === "BET") return [bets];
  return [kind === "WIN" ? wins : toEvents(kind)];
}

/** The newest movements of the money of an account and all below it: a stake and its win when the round was settled. */
export async function listTeamMovementRows(
  db: Db,
  filter: LineFilter,
  asked: string | undefined,
  limit: number,
): Promise<readonly TeamMovement[]> {
  const { tenantId } = filter.agent;
  const [micros = "", last = ""] = (filter.after ?? "").split("-");
  const time = sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;
  const parts = toStreams(asked).map(({ kind, amount, from, isWanted, number }) => {
    const isAfter = sql`and s.at <= ${time} and (s.at, s.sequence * 4 + ${number}::int) < (${time}, ${last}::bigint)`;
    return sql`(select s.member_id, ${kind} as kind, s.at, ${amount} as amount, s.sequence * 4 + ${number}::int as sequence
      from ${from} s where s.tenant_id = ${tenantId} and s.line_id = o.line_id and ${isShown({ ...filter, after: undefined })}
        and ${isWanted} ${filter.after === undefined ? sql`` : isAfter}
      order by s.at desc, s.sequence desc limit ${limit})`;
  });
  const { rows } = await sql<TeamMovement>`
    select m.username as account, s.kind, s.at, s.amount::text as amount, ${place} as place
    from (${toLines(filter)}) o(line_id)
    cross join lateral (${sql.join(parts, sql` union all `)}) s
    join members m on m.tenant_id = ${tenantId} and m.id = s.member_id
    order by s.at desc, s.sequence desc limit ${limit}`.execute(db);
  return rows;
}
