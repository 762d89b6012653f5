import {
  type TeamOverview,
  type TeamOverviewRequest,
  type TeamProfit,
  type TeamProfitRequest,
  toDecimal,
} from "@marquee/contract";
import { toUsernameKey } from "../../../authentication/toUsernameKey.ts";
import type { SampleCall } from "../../../http/route.ts";
import { toPage } from "../../../http/toPage.ts";
import { toDayFigures, toProfitFigures } from "../figures.ts";
import { createDraws } from "./createDraws.ts";
import { listSamplePath, openSampleTeam, requireSampled, sortSampled, toSamplePeriod } from "./openSampleTeam.ts";
import { listDays, toDayText } from "./sampleDays.ts";
import { getSizes, toSeed } from "./samplePlay.ts";
import type { SampleTeam } from "./SampleTeam.ts";

/** As often as a real team's members and balances are counted. */
const countMillis = 300_000;

/** What is in all wallets: some hundred smallest stakes in each. */
function sumBalances({ setting, today, listAccounts }: SampleTeam): bigint {
  const { stake } = getSizes(setting.currency);
  return listAccounts(today).reduce(
    (sum, { name }) => sum + stake * BigInt(createDraws(`${toSeed(setting)} balance ${name} ${today}`)(900)),
    0n,
  );
}

/** The sample of a team today and by day (AC-03). @throws Refusal `fields` for another currency than the trial agent's */
export function sampleOverview(call: SampleCall, { days: length = 30, currency }: TeamOverviewRequest): TeamOverview {
  const team = openSampleTeam(call, currency);
  const { today: last, listAccounts } = team;
  const self = requireSampled(listAccounts(last), undefined);
  const days = listDays(last - length + 1, last).map((day) =>
    toDayFigures({
      ...team.sum(self, day, day),
      day: toDayText(day),
      registrations: listAccounts(day).filter(({ since }) => since === day).length,
      active: team.countActive(self.place, day, day),
    }),
  );
  const today = days.at(-1);
  if (today === undefined) throw new Error("a period has a day");
  return {
    currency: call.currency,
    currencies: [call.currency],
    members: listAccounts(last).length,
    balance: toDecimal(sumBalances(team)),
    countedAt: call.now - (call.now % countMillis),
    today,
    days,
  };
}

/** The sample of profit and loss below an account (AC-07). @throws Refusal `permission.denied` for an account outside the sample; `fields` */
export function sampleProfit(call: SampleCall, request: TeamProfitRequest): TeamProfit {
  const team = openSampleTeam(call, request.currency);
  const { search = "", pageNo = 1, pageSize = 20 } = request;
  const { first, last } = toSamplePeriod(team, request);
  const members = team.listMembers(first, last);
  const top = requireSampled(sortFirst(members), request.account);
  const key = toUsernameKey(search);
  const below = sortSampled(
    members.filter(({ name, above }) =>
      key === "" ? top.isAgent && above === top.place : name !== top.name && toUsernameKey(name).startsWith(key),
    ),
  );
  const isTopListed = key === "" || toUsernameKey(top.name).startsWith(key);
  const all = isTopListed ? [top, ...below] : below;
  const { page, totalPages } = toPage(all, pageNo, pageSize);
  return {
    currency: call.currency,
    currencies: [call.currency],
    path: [...listSamplePath(members, top)],
    list: page.map((account) => {
      const isAgent = account.isAgent && account.name !== top.name;
      const sums = isAgent ? team.sum(account, first, last) : team.sumOwn(account, first, last);
      return { account: account.name, isAgent, ...toProfitFigures(sums) };
    }),
    pageNo,
    pageSize,
    totalPages,
    totalCount: all.length,
    totals: toProfitFigures(top.isAgent ? team.sum(top, first, last) : team.sumOwn(top, first, last)),
  };
}

/** The trial agent first. */
const sortFirst = (members: ReturnType<SampleTeam["listMembers"]>) =>
  members.toSorted((one, other) => one.place - other.place);
