import {
  type TeamBets,
  type TeamBetsRequest,
  type TeamTransactions,
  type TeamTransactionsRequest,
  toDecimal,
} from "@marquee/contract";
import type { SampleCall } from "../../../http/route.ts";
import type { SampleAccount } from "./sampleAccounts.ts";
import { openSampleTeam, requireSampled, toSamplePeriod } from "./openSampleTeam.ts";
import { sampleVendor } from "./samplePlay.ts";
import type { SamplePeriod, SampleTeam } from "./SampleTeam.ts";

/** Lines of a page. */
const pageSize = 20;

/** What of a line says where it stands in its list. */
interface Place {
  readonly at: number;
  readonly sequence: number;
}

/** The team, the account and the days that are asked for. @throws Refusal `permission.denied`, `fields` */
function openLines(
  call: SampleCall,
  request: TeamBetsRequest | TeamTransactionsRequest,
): SamplePeriod & { readonly team: SampleTeam; readonly top: SampleAccount } {
  const team = openSampleTeam(call, request.currency);
  const { first, last } = toSamplePeriod(team, request);
  const self = team.listAccounts(team.today)[0];
  const members = team.listMembers(first, last);
  return {
    team,
    first,
    last,
    top: requireSampled(request.account === undefined && self ? [self] : members, request.account),
  };
}

const isAfter = (one: Place, other: Place): boolean =>
  one.at < other.at || (one.at === other.at && one.sequence < other.sequence);

/** A page of lines, newest first, and where the next one begins. */
function toLinePage<Line extends Place>(
  lines: readonly Line[],
  after: string | undefined,
): { readonly page: readonly Line[]; readonly next: string | null } {
  const [micros = "", sequence = ""] = (after ?? "").split("-");
  const place = { at: Number(micros) / 1_000, sequence: Number(sequence) };
  const page = lines
    .filter((line) => after === undefined || isAfter(line, place))
    .toSorted((one, other) => (isAfter(one, other) ? 1 : -1))
    .slice(0, pageSize);
  const last = page.at(-1);
  return { page, next: page.length < pageSize || !last ? null : `${last.at * 1_000}-${last.sequence}` };
}

/** The sample of settled bets (AC-06). @throws Refusal `permission.denied` for an account outside the sample, `fields` for a wrong period */
export function sampleBets(call: SampleCall, request: TeamBetsRequest): TeamBets {
  const { team, top, first, last } = openLines(call, request);
  const game = (request.game ?? "").toLowerCase();
  const bets = team.listBets(top, first, last).filter(({ gameName }) => gameName.toLowerCase().includes(game));
  const { page, next } = toLinePage(bets, request.after);
  const { rounds, stake, win } = team.sum(top, first, last);
  return {
    currency: call.currency,
    currencies: [call.currency],
    list: page.map((bet) => ({
      account: bet.account.name,
      gameName: bet.gameName,
      vendor: sampleVendor,
      roundId: bet.roundId,
      at: bet.at,
      stake: toDecimal(bet.stake),
      win: toDecimal(bet.win),
      net: toDecimal(bet.win - bet.stake),
    })),
    next,
    totals: top.isAgent ? { rounds, stake: toDecimal(stake), win: toDecimal(win), net: toDecimal(win - stake) } : null,
  };
}

type Line = TeamTransactions["list"][number];

/** The sample of what moved the team's money (AC-09), stakes and wins among it. @throws as {@link sampleBets} */
export function sampleTransactions(call: SampleCall, request: TeamTransactionsRequest): TeamTransactions {
  const { team, top, first, last } = openLines(call, request);
  const toLine = (
    kind: Line["kind"],
    amount: bigint,
    { account, at, sequence }: Place & { account: SampleAccount },
    number = 0,
  ) => ({
    account: account.name,
    kind,
    amount,
    at,
    sequence: sequence * 4 + number,
  });
  const bets = team.listBets(top, first, last);
  const lines = [
    ...team.listEvents(top, first, last).map((event) => toLine(event.kind, event.amount, event)),
    ...bets.map((bet) => toLine("BET", -bet.stake, bet, 1)),
    ...bets.flatMap((bet) => (bet.win === 0n ? [] : [toLine("WIN", bet.win, bet, 2)])),
  ].filter(({ kind }) => request.kind === undefined || kind === request.kind);
  const { page, next } = toLinePage(lines, request.after);
  return {
    currency: call.currency,
    currencies: [call.currency],
    list: page.map(({ account, kind, at, amount }) => ({ account, kind, at, amount: toDecimal(amount) })),
    next,
  };
}
