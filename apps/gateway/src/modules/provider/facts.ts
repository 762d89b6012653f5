import type { StoredGameRoundState } from "@marquee/contract";
import { type QueryExecutorProvider, sql } from "kysely";
import { idleMinutes } from "../../identity/sessionStore.ts";
import type { GameSession } from "./gameSessionStore.ts";

/** A stored transaction as a decision sees it. */
export interface KnownTransaction {
  readonly realm: string;
  readonly digest: string;
  readonly status: string;
  readonly note: string | null;
  readonly txRef: string;
  readonly processedAt: Date;
}

/** Everything that a decision about a money call needs to know, read in one statement under the lock of the wallet. */
export interface Facts {
  /** The merchant's tree lets new rounds of this game begin. */
  readonly mayBegin: boolean;
  /** The game's session has ended, or the login session that it was launched from. */
  readonly ended: boolean;
  readonly memberStatus: string | null;
  readonly gameState: string | null;
  /** The player's own part of the round, in the session's kind of money; `won` in 1/10,000 of the unit. */
  readonly round: { readonly state: StoredGameRoundState; readonly gameCode: string; readonly won: bigint } | null;
  /** A win for the bet that the call names was made after it. */
  readonly paid: boolean;
  /** What is stored under the call's own txId. */
  readonly known: KnownTransaction | null;
  /** A rollback that named the call's own txId came first. */
  readonly tombstoned: boolean;
  /** The bet that the call names. */
  readonly bet: { readonly isOwn: boolean; readonly amount: bigint; readonly status: string } | null;
  /** The bet that the call names was rolled back, or its rollback came before it. */
  readonly betUndone: boolean;
}

interface Row {
  readonly ended: boolean;
  readonly member_status: string | null;
  readonly game_state: string | null;
  readonly game_category: string | null;
  readonly round_state: StoredGameRoundState | null;
  readonly round_game: string | null;
  readonly round_won: string | null;
  readonly paid: boolean;
  readonly known_realm: string | null;
  readonly digest: string | null;
  readonly status: string | null;
  readonly note: string | null;
  readonly tx_ref: string | null;
  readonly processed_at: Date | null;
  readonly tombstoned: boolean;
  readonly bet_own: boolean | null;
  readonly bet_amount: string | null;
  readonly bet_status: string | null;
  readonly bet_undone: boolean;
}

function toFacts(row: Row, mayBegin: boolean): Facts {
  const { round_state: state, round_game: gameCode, round_won: won } = row;
  const { known_realm: realm, digest, status, note, tx_ref: txRef, processed_at: processedAt } = row;
  const { bet_own: isOwn, bet_amount: amount, bet_status: betStatus } = row;
  return {
    mayBegin,
    ended: row.ended,
    memberStatus: row.member_status,
    gameState: row.game_state,
    round: state === null || gameCode === null || won === null ? null : { state, gameCode, won: BigInt(won) },
    paid: row.paid,
    known:
      realm === null || digest === null || status === null || txRef === null || processedAt === null
        ? null
        : { realm, digest, status, note, txRef, processedAt },
    tombstoned: row.tombstoned,
    bet: isOwn === null || amount === null || betStatus === null ? null : { isOwn, amount: BigInt(amount), status: betStatus },
    betUndone: row.bet_undone,
  };
}

/** Reads the facts about one call of the session; `mayBegin` says whether the merchant's tree offers the game's category. */
export async function readFacts(
  db: QueryExecutorProvider,
  session: GameSession,
  call: { readonly txId: string; readonly roundId: string; readonly betTxId: string },
  mayBegin: (category: string) => boolean,
): Promise<Facts> {
  const { tenant_id: tenant, provider } = session;
  const { rows } = await sql<Row>`
    select s.ended_at is not null or s.expires_at <= clock_timestamp()
        or (s.login_session is not null and (l.token_hash is null or l.ended_at is not null or l.expires_at <= clock_timestamp()
          or l.seen_at <= clock_timestamp() - ${idleMinutes} * interval '1 minute')) as ended,
      m.status as member_status, g.state as game_state, g.category as game_category,
      r.state as round_state, r.game_code as round_game, r.won as round_won,
      exists (select 1 from provider_transactions w where w.tenant_id = ${tenant} and w.provider = ${provider}
        and w.player_id = b.player_id and w.realm = b.realm and w.round_id = b.round_id and w.status = 'OK'
        and (w.tx_id = b.tx_id and w.kind = 'betwin'
          or w.kind = 'win' and w.position > b.position and coalesce(w.bet_tx_id, b.tx_id) = b.tx_id)) as paid,
      k.realm as known_realm, k.digest, k.status, k.note, k.tx_ref, k.processed_at,
      exists (select 1 from provider_transactions u where u.tenant_id = ${tenant} and u.provider = ${provider}
        and u.bet_tx_id = ${call.txId} and u.kind = 'rollback' and u.status = 'OK') as tombstoned,
      b.player_id = s.player_id and b.realm = s.realm and b.round_id = ${call.roundId} as bet_own, b.amount as bet_amount, b.status as bet_status,
      exists (select 1 from provider_transactions u where u.tenant_id = ${tenant} and u.provider = ${provider}
        and u.bet_tx_id = ${call.betTxId} and u.kind = 'rollback' and u.status = 'OK') as bet_undone
    from game_sessions s
    left join sessions l on l.tenant_id = s.tenant_id and l.token_hash = s.login_session
    left join members m on m.tenant_id = s.tenant_id and m.id = s.member_id
    left join games g on g.tenant_id = s.tenant_id and g.code = s.game_code
    left join game_rounds r on r.tenant_id = s.tenant_id and r.provider = s.provider and r.player_id = s.player_id
      and r.realm = s.realm and r.round_id = ${call.roundId}
    left join provider_transactions k on k.tenant_id = s.tenant_id and k.provider = s.provider and k.tx_id = ${call.txId}
    left join provider_transactions b on b.tenant_id = s.tenant_id and b.provider = s.provider and b.tx_id = ${call.betTxId}
      and b.kind in ('bet', 'betwin')
    where s.tenant_id = ${tenant} and s.id = ${session.id}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error("the session is gone");
  return toFacts(row, row.game_category !== null && mayBegin(row.game_category));
}
