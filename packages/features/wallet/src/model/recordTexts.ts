import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BetList } from "@marquee/contract";

/** The words of records; files that the gateway makes of them read the same texts by their ids. */
export const recordTexts = {
  bets: msg({ id: "record.bets", message: "Betting record" }),
  transactions: msg({ id: "record.transactions", message: "Account record" }),
  profit: msg({ id: "record.profit", message: "Personal profit" }),
  statement: msg({ id: "record.statement", message: "Yearly statement" }),
  tax: msg({ id: "record.tax", message: "Tax report" }),
  category: msg({ id: "record.category", message: "Kind of game" }),
  categoryELOTT: msg({ id: "record.category.ELOTT", message: "Lottery" }),
  categoryLOTT: msg({ id: "record.category.LOTT", message: "Lottery" }),
  categoryLIVE: msg({ id: "record.category.LIVE", message: "Live" }),
  categorySPORTS: msg({ id: "record.category.SPORTS", message: "Sports" }),
  categoryFISH: msg({ id: "record.category.FISH", message: "Fish" }),
  categoryRNG: msg({ id: "record.category.RNG", message: "Slots" }),
  categoryPVP: msg({ id: "record.category.PVP", message: "Card room" }),
  categoryESPORTS: msg({ id: "record.category.ESPORTS", message: "Esports" }),
  categoryCOCKFIGHT: msg({ id: "record.category.COCKFIGHT", message: "Cockfight" }),
  categoryINHOUSE: msg({ id: "record.category.INHOUSE", message: "In-house" }),
  categoryOther: msg({ id: "record.category.other", message: "Other games" }),
  taxNote: msg({
    id: "record.taxNote",
    message:
      "Net is wins less stakes, without returned stakes, at all providers. Deposits and withdrawals are those of the main wallet. Your country's law decides what is taxed.",
  }),
  time: msg({ id: "record.time", message: "Time" }),
  type: msg({ id: "record.type", message: "Type" }),
  game: msg({ id: "record.game", message: "Game" }),
  vendor: msg({ id: "record.vendor", message: "Provider" }),
  round: msg({ id: "record.round", message: "Round" }),
  state: msg({ id: "record.state", message: "State" }),
  stake: msg({ id: "record.stake", message: "Stake" }),
  win: msg({ id: "record.win", message: "Win" }),
  result: msg({ id: "record.result", message: "Result" }),
  amount: msg({ id: "record.amount", message: "Amount" }),
  balanceMain: msg({ id: "record.balanceMain", message: "Main wallet after" }),
  balanceBonus: msg({ id: "record.balanceBonus", message: "Bonus wallet after" }),
  balanceVendor: msg({ id: "record.balanceVendor", message: "Wallet at {vendor} after" }),
  reference: msg({ id: "record.reference", message: "Reference" }),
  period: msg({ id: "record.period", message: "Period" }),
  deposits: msg({ id: "record.deposits", message: "Deposits" }),
  withdrawals: msg({ id: "record.withdrawals", message: "Withdrawals" }),
  stakes: msg({ id: "record.stakes", message: "Stakes" }),
  wins: msg({ id: "record.wins", message: "Wins" }),
  rebates: msg({ id: "record.rebates", message: "Rebates" }),
  net: msg({ id: "record.net", message: "Net" }),
  total: msg({ id: "record.total", message: "Total" }),
  member: msg({ id: "record.member", message: "Member" }),
  currency: msg({ id: "record.currency", message: "Currency" }),
  opening: msg({ id: "record.opening", message: "Main wallet at the beginning" }),
  closing: msg({ id: "record.closing", message: "Main wallet at the end" }),
  netNote: msg({ id: "record.netNote", message: "Net is wins and rebates less stakes. Bonuses are not part of it." }),
  zone: msg({ id: "record.zone", message: "Days and times are in {zone}." }),
  made: msg({ id: "record.made", message: "Made on {time}" }),
  page: msg({ id: "record.page", message: "Page {page}" }),
} as const satisfies Record<string, MessageDescriptor>;

/** What each state of a round is called. */
export const roundStateTexts: Readonly<Record<BetList["list"][number]["state"], MessageDescriptor>> = {
  OPEN: msg({ id: "record.state.OPEN", message: "Running" }),
  CLOSED: msg({ id: "record.state.CLOSED", message: "Settled" }),
  ROLLED_BACK: msg({ id: "record.state.ROLLED_BACK", message: "Returned" }),
};
