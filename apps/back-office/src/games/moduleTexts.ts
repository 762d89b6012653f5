import { msg } from "@lingui/core/macro";

/** What the modules of domain `games` are called, and what they do. */
export const gamesModuleTexts = {
  LOBBY3: { name: msg`Lobbies`, does: msg`Pages of games by category.` },
  LOBBYHOT3: { name: msg`Hot games`, does: msg`The list of games that are played most.` },
  LOBBYFAV3: { name: msg`Favourites`, does: msg`Members keep a list of games they like.` },
  LOBBYRECENT3: { name: msg`Played last`, does: msg`The list of games played last.` },
  GRNG3: { name: msg`Slots`, does: msg`The category of slot games.` },
  GFISH3: { name: msg`Fish games`, does: msg`The category of fish games.` },
  GPVP3: { name: msg`Card rooms`, does: msg`The category of games between players.` },
  GLIVE3: { name: msg`Live casino`, does: msg`The category of games with live dealers.` },
  GSPORTS3: { name: msg`Sports`, does: msg`The category of sports bets.` },
  GESPORTS3: { name: msg`Esports`, does: msg`The category of bets on esports.` },
  GCOCK3: { name: msg`Cockfights`, does: msg`The category of bets on cockfights.` },
  GINHOUSE3: { name: msg`House games`, does: msg`Games that the platform runs itself.` },
  GELOTT3: { name: msg`Electronic lotteries`, does: msg`The category of lottery games of vendors.` },
  GLOTT3: { name: msg`Lotteries`, does: msg`The category of lotteries.` },
  VNLOTT3: { name: msg`Vietnamese lotteries`, does: msg`Bets on the results of Vietnamese lotteries.` },
  SEALOTT3: { name: msg`Lotteries of the region`, does: msg`Bets on lotteries of Southeast Asia.` },
  LOTTRESULTS3: { name: msg`Lottery results`, does: msg`The page of official results.` },
  SEAMLESS3: {
    name: msg`One wallet for all games`,
    does: msg`Games take bets from the main wallet, without transfers.`,
  },
  GAMEDEMO3: { name: msg`Demo games`, does: msg`Visitors try a game with play money.` },
  ROOMS3: { name: msg`Rooms`, does: msg`Games with rooms by stake.` },
  JACKPOT3: { name: msg`Jackpots`, does: msg`Shows the jackpots that games can pay.` },
};
