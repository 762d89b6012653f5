import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { toMemberAccount } from "../../ledger/accounts.ts";
import type { Signals } from "./listChecks.ts";
import { paidStates } from "./withdrawalStore.ts";

/** Whose withdrawal it is, its order, to which account, from which address. */
export interface SignalSubject {
  readonly tenantId: string;
  readonly memberId: string;
  readonly orderNo: string;
  readonly currency: string;
  readonly accountId: string;
  readonly address: string;
}

interface Row {
  readonly day_amount: string;
  readonly day_count: number;
  readonly paid_before: boolean;
  readonly account_age: number;
  readonly credentials_age: number | null;
  readonly address_age: number | null;
  readonly account_shared: boolean;
  readonly device_shared: boolean;
  readonly deposited: string | null;
  readonly staked_since: string;
  readonly staked: string;
  readonly won: string;
  readonly opposite: number;
  readonly linked_tips: boolean;
}

const credentials = [
  "password.changed",
  "password.given",
  "password.reset",
  "payment.password.changed",
  "contact.changed",
  "contact.confirmed",
  "second.factor.off",
  "recovery.code.used",
  "passkey.added",
  "social.linked",
];

const arrivals = ["member.registered", "login.succeeded"];

/** Which lines of the security log (`s`) are a member's changes of a password, a contact or a factor; what came with the registration is none. */
const isCredentialsChange = ({ tenantId, memberId }: MemberKey) => sql<boolean>`
  s.tenant_id = ${tenantId} and s.member_id = ${memberId} and s.event = any(${credentials})
  and not exists (select 1 from security_log r where r.tenant_id = s.tenant_id and r.member_id = s.member_id
    and r.event = 'member.registered' and r.request_id = s.request_id)`;

/** When a member's passwords, contacts or factors last changed; null where they never have. */
export async function getCredentialsChange(db: Db, key: MemberKey): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(s.at) as at from security_log s where ${isCredentialsChange(key)}`.execute(db);
  return rows[0]?.at ?? null;
}

const toHours = (what: string) => sql.raw(`extract(epoch from clock_timestamp() - ${what})::float8 / 3600`);

/** What the checks look at, of a withdrawal that is about to be stored. */
export async function readSignals(
  tx: Db,
  { tenantId, memberId, orderNo, currency, accountId, address }: SignalSubject,
): Promise<Omit<Signals, "amount" | "isIdentified" | "hasTurnover">> {
  const wallet = toMemberAccount("real", memberId, "main");
  const { rows } = await sql<Row>`
    with day as (
      select coalesce(sum(amount), 0)::text as amount, count(*)::int as count from withdrawals
      where tenant_id = ${tenantId} and member_id = ${memberId} and state not in ('REJECTED', 'FAILED', 'SETTLED_UNPAID')
        and created_at > clock_timestamp() - interval '24 hours'
    ), before as (
      -- The withdrawal before, unless its money came back.
      select order_no from withdrawals
      where tenant_id = ${tenantId} and member_id = ${memberId} and order_no <> ${orderNo}
        and state not in ('REJECTED', 'FAILED', 'SETTLED_UNPAID') and linked_order_no is null
      order by created_at desc, order_no desc limit 1
    ), since as (
      select coalesce((select e.position from before
        join ledger.transfers t on t.tenant_id = ${tenantId} and t.scope = 'withdraw' and t.key = 'lock:' || before.order_no
        join ledger.entries e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = ${wallet}), 0) as position
    ), deposit as (
      select min(e.position) as position, sum(e.amount) as amount from ledger.entries e, since
      where e.tenant_id = ${tenantId} and e.account = ${wallet} and e.asset = ${currency} and e.amount > 0
        and e.kind in ('DEPOSIT', 'TRANSFER_UP', 'TRANSFER_DOWN', 'TIP', 'RAIN') and e.position > since.position
    ), play as (
      select coalesce(sum(staked), 0)::text as staked, coalesce(sum(won), 0)::text as won from game_sessions
      where tenant_id = ${tenantId} and member_id = ${memberId} and realm = 'real' and opened_at > clock_timestamp() - interval '30 days'
    ), people as (
      select ${memberId} as id union
      select o.member_id from member_traits t join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key
      where t.tenant_id = ${tenantId} and t.member_id = ${memberId}
    )
    select day.amount as day_amount, day.count as day_count,
      exists (select 1 from withdrawals w where w.tenant_id = ${tenantId} and w.member_id = ${memberId}
        and w.state = any(${[...paidStates]})) as paid_before,
      (select ${toHours("a.created_at")} from withdrawal_accounts a
        where a.tenant_id = ${tenantId} and a.id = ${accountId}) as account_age,
      (select ${toHours("max(s.at)")} from security_log s where ${isCredentialsChange({ tenantId, memberId })}) as credentials_age,
      (select case when bool_and(s.address = ${address}) then null
          else extract(epoch from clock_timestamp() - coalesce(min(s.at) filter (where s.address = ${address}), clock_timestamp()))::float8 / 3600 end
        from security_log s where s.tenant_id = ${tenantId} and s.member_id = ${memberId}
        and s.event = any(${arrivals}) and s.address is not null) as address_age,
      exists (select 1 from withdrawal_accounts a join withdrawal_accounts o on o.tenant_id = a.tenant_id
        and o.number_key = a.number_key and o.member_id <> a.member_id
        where a.tenant_id = ${tenantId} and a.id = ${accountId}) as account_shared,
      exists (select 1 from member_traits t join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule
        and o.trait_key = t.trait_key and o.member_id <> t.member_id
        where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.rule = 'SAME_DEVICE') as device_shared,
      (select amount::text from deposit) as deposited,
      (select coalesce(-sum(e.amount), 0)::text from ledger.entries e, deposit d
        where e.tenant_id = ${tenantId} and e.account = ${wallet} and e.asset = ${currency} and e.position > d.position
          and e.kind in ('BET', 'ROLLBACK')) as staked_since,
      play.staked, play.won,
      (select count(distinct (s.provider, s.round_id))::int from stake_sides s
        where s.tenant_id = ${tenantId} and s.player_id = ${memberId} and s.at > clock_timestamp() - interval '30 days'
          and exists (select from stake_sides o where o.tenant_id = s.tenant_id and o.provider = s.provider and o.round_id = s.round_id
            and o.market = s.market and o.side <> s.side and o.player_id in (select id from people))) as opposite,
      exists (select from chat_tips g where g.tenant_id = ${tenantId} and g.member_id = ${memberId} and g.is_linked
        and g.created_at > clock_timestamp() - interval '30 days') as linked_tips
    from day, play`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error("the database gave no answer");
  return {
    dayAmount: BigInt(row.day_amount),
    dayCount: row.day_count,
    isPaidBefore: row.paid_before,
    accountAge: row.account_age,
    credentialsAge: row.credentials_age,
    addressAge: row.address_age,
    isAccountShared: row.account_shared,
    isDeviceShared: row.device_shared,
    deposited: row.deposited === null ? null : BigInt(row.deposited),
    stakedSince: BigInt(row.staked_since),
    staked: BigInt(row.staked),
    won: BigInt(row.won),
    oppositeRounds: row.opposite,
    hasLinkedTips: row.linked_tips,
  };
}
