import { toMoney } from "@marquee/contract";
import type { GameState, RoundAnswer, RoundView, ShownStage } from "../../api/GameApi.ts";
import type { Game } from "../../maths/toGame.ts";
import { ApiError, isSessionOver } from "../platform/createApi.ts";
import type { Api } from "../platform/createApi.ts";
import type { Host } from "../platform/createHost.ts";
import type { Sound } from "../platform/createSound.ts";
import { createBoard, toBoard } from "./Board.ts";
import { getLandingTime, getPace } from "./pace.ts";
import type { Message, Table } from "./Table.ts";
import { toAffordable, toObstacle, toOffered, toOutside, toStepped } from "./toObstacle.ts";
import { takeStake } from "./takeStake.ts";
import { isGain, toMessage } from "./toMessage.ts";

/** What the playback works with. */
export type PlaybackDependencies = {
  readonly game: Game;
  readonly api: Api;
  readonly host: Pick<Host, "send" | "leave">;
  readonly play: Sound["play"];
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly isReduced: () => boolean;
  readonly createId: () => string;
  /** What the player chose in this game on this device the last time. */
  readonly lastStake: string | undefined;
};

/** Runs the game: answers presses, talks to the server, and sets what the screen shows. */
export type Playback = {
  readonly getTable: () => Table;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the game as it stands, and tells the host. */
  readonly open: (state: GameState) => void;
  /** Spin, or the next press of a feature. */
  readonly press: () => Promise<void>;
  readonly pick: (choice: number) => Promise<void>;
  readonly changeStake: (by: 1 | -1) => void;
  readonly retry: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly pause: (isPaused: boolean) => void;
  readonly setOffline: (isOffline: boolean) => void;
  readonly leave: () => Promise<void>;
};

const watchPause = 2_000;
const zero = "0.00";

/** Makes a playback; nothing happens before `open`. */
export function createPlayback(dependencies: PlaybackDependencies): Playback {
  const { game, api, host, play, wait, now } = dependencies;
  const listeners = new Set<() => void>();
  let table: Table = {
    status: "loading",
    board: createBoard(game.model),
    stake: zero,
    win: zero,
    net: zero,
    message: { key: "ready" },
    isBusy: false,
    isCelebrating: false,
    isPaused: false,
    isOffline: false,
  };
  /** A spin whose answer did not come: sent again under its id, it is the same round. */
  let pending: { readonly roundId: string; readonly stake: string } | undefined;
  let again: () => Promise<void> = async () => {};

  const set = (change: Partial<Table>): void => {
    table = { ...table, ...change };
    for (const listener of listeners) listener();
  };
  const pace = () => getPace(table.state?.jurisdiction, dependencies.isReduced(), game.model.reels);

  /** One press at a time; what fails is shown, and may be tried again. */
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (table.isBusy) return;
    const { problem: _, ...rest } = table;
    table = rest;
    set({ isBusy: true });
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      again = work;
      set({ problem: { code: error.code }, board: { ...table.board, motion: "still", holdsCoins: false } });
      host.send({ type: "game:error", status: error.code });
    } finally {
      set({ isBusy: false });
    }
  };

  const tellBalance = (balance: string | undefined): void => {
    if (balance === undefined) return;
    set({ balance });
    host.send({ type: "game:balance", balance });
  };

  const takeState = (state: GameState, message = table.message): void => {
    const isVisit = table.state === undefined;
    const offered = toOffered(state, isVisit ? dependencies.lastStake : table.stake, isVisit);
    set({ status: "playing", state, net: state.net, message, ...offered });
    tellBalance(state.balance);
  };

  /** Asks for the state; that the session is over is told, anything else may be better the next time. */
  const askState = async (): Promise<GameState | undefined> => {
    try {
      return await api.state();
    } catch (error) {
      if (error instanceof ApiError && isSessionOver(error.code)) set({ problem: { code: error.code } });
      return undefined;
    }
  };

  const resume = (round: RoundView): void => {
    const last = round.stages.findLast((stage) => stage.kind !== "pick");
    const frame = last?.frames.at(-1);
    const board = frame ? toBoard(frame, table.board, "still") : table.board;
    set({ round, win: round.win, board, message: round.next === undefined ? toMessage(round) : { key: "resumed" } });
    if (round.next === undefined) void watch();
  };

  /** Tells how a round ended that the player left before it was shown. */
  const tellUnseen = (round: RoundView): void => {
    const last = round.stages.findLast((stage) => stage.kind !== "pick");
    const frame = last?.frames.at(-1);
    const won = toMoney(round.win) > 0n;
    const message: Message =
      round.status === "VOID"
        ? { key: "voided" }
        : won
          ? { key: "missedWin", amount: round.win }
          : { key: "missedLoss" };
    set({ win: round.win, message, ...(frame ? { board: toBoard(frame, table.board, "still") } : {}) });
    void api.seen(round.roundId).catch(() => {});
  };

  /** Asks until the wallet has the last word about a round that the player can do nothing about. */
  const watch = async (): Promise<void> => {
    await wait(watchPause);
    if (table.status !== "playing" || table.isBusy) return;
    const state = await askState();
    if (table.isBusy || table.problem) return;
    if (!state || (state.round && state.round.next === undefined)) return watch();
    takeState(state);
    const undone = table.round?.status === "UNDOING" || table.round?.status === "BETTING";
    if (!state.round) set({ message: undone ? { key: "voided" } : { key: "ready" } });
  };

  const showStage = async (stage: ShownStage): Promise<void> => {
    if (stage.kind === "pick") {
      play("feature");
      await wait(pace().showing);
      return;
    }
    const { falling, showing } = pace();
    for (const [index, frame] of stage.frames.entries()) {
      set({ board: toBoard(frame, table.board, index === 0 ? "landing" : "falling") });
      await wait(index === 0 ? getLandingTime(pace(), game.model.reels) : falling);
      play("stop");
      if (frame.wins.length === 0) continue;
      set({ board: { ...table.board, wins: frame.wins, motion: "still" } });
      await wait(showing);
    }
    set({ board: { ...table.board, motion: "still" } });
  };

  const show = async ({ round, balance, net }: RoundAnswer): Promise<void> => {
    const stage = round.stages.at(-1);
    set({ round });
    if (stage) await showStage(stage);
    else set({ board: { ...table.board, motion: "still" } });
    const isOver = round.next === undefined;
    const isCelebrating = isOver && round.stages.length > 0 && isGain(round);
    set({ win: round.win, net, isCelebrating, message: toMessage(round) });
    if (isCelebrating) play("win");
    if (round.next !== undefined && stage?.kind === "spin") play("feature");
    tellBalance(balance);
    if (round.refusal === "SESSION_EXPIRED" || round.refusal === "INVALID_SESSION")
      set({ problem: { code: "session.ended" } });
    // A bonus may have begun meanwhile, or the game takes other stakes: what is possible now is told with its numbers.
    if (round.refusal === "BET_LIMIT") {
      const state = await askState();
      if (state) takeState(state, toOutside(state, round.stake));
    }
    if (!isOver) return;
    // A round whose answer is not seen is told at the next visit: nothing is lost when this does not arrive.
    void api.seen(round.roundId).catch(() => {});
    if (balance !== undefined) {
      const stake = toAffordable(table.state?.stakes ?? [], table.stake, balance);
      if (stake !== table.stake) set({ stake, movedStake: stake });
    }
    host.send({ type: "game:roundEnd", roundId: round.roundId });
    if (round.status === "UNDOING" || round.status === "PAYING" || round.status === "BETTING") void watch();
  };

  const turn = async (ask: () => Promise<RoundAnswer>, holdsCoins: boolean): Promise<RoundAnswer> => {
    const { board } = table;
    set({ board: { ...board, wins: [], multiplier: 1, motion: "turning", holdsCoins, turn: board.turn + 1 } });
    play("spin");
    const start = now();
    const answer = await ask();
    await wait(Math.max(0, pace().turning - (now() - start)));
    await show(answer);
    return answer;
  };

  const spin = async (): Promise<void> => {
    pending ??= { roundId: dependencies.createId(), stake: table.stake };
    const { roundId, stake } = pending;
    const before = table.state?.balance === undefined ? undefined : table.balance;
    const left = before === undefined ? undefined : takeStake(before, stake);
    set({
      win: zero,
      isCelebrating: false,
      movedStake: undefined,
      message: { key: "spinning" },
      ...(left === undefined ? {} : { balance: left }),
    });
    host.send({ type: "game:roundStart", roundId });
    try {
      const { round, balance } = await turn(() => askSpin(roundId, stake), false);
      pending = undefined;
      if (round.stages.length === 0 && balance === undefined && before !== undefined) set({ balance: before });
    } catch (error) {
      if (before !== undefined) set({ balance: before });
      if (error instanceof ApiError && error.code !== "offline") pending = undefined;
      throw error;
    }
  };

  /** A spin that came a little too early for the jurisdiction waits and is sent again: the player pressed once. */
  const askSpin = async (roundId: string, stake: string): Promise<RoundAnswer> => {
    try {
      return await api.spin(roundId, stake);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "spin.early") throw error;
      await wait(error.retryAfter);
      return api.spin(roundId, stake);
    }
  };

  const step = async (round: RoundView, choice?: number): Promise<void> => {
    set({ isCelebrating: false });
    const ask = () => api.step(round.roundId, round.stages.length, choice);
    if (choice === undefined) await turn(ask, round.next === "respin");
    else await show(await ask());
  };

  const isOpen = (): boolean => table.status === "playing" && !table.isPaused && !table.problem;

  return {
    getTable: () => table,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (state) => {
      takeState(state);
      if (state.round) resume(state.round);
      else if (state.unseen) tellUnseen(state.unseen);
      host.send({ type: "game:ready" });
      if (state.round?.next !== undefined) host.send({ type: "game:roundStart", roundId: state.round.roundId });
    },
    press: async () => {
      const { round } = table;
      if (!isOpen() || round?.next === "pick" || toObstacle(table)) return;
      if (round?.next === undefined && (round?.status === "UNDOING" || round?.status === "PAYING"))
        await run(async () => takeState(await api.state()));
      await run(() => (round?.next === undefined ? spin() : step(round)));
    },
    pick: async (choice) => {
      const { round } = table;
      if (isOpen() && round?.next === "pick") await run(() => step(round, choice));
    },
    changeStake: (by) => {
      if (table.isBusy || table.round?.next !== undefined || pending) return;
      const stepped = toStepped(table, by);
      if (stepped?.message !== undefined) set({ message: stepped.message });
      if (stepped?.stake === undefined) return;
      const { stake } = stepped;
      set({ stake, movedStake: undefined });
      host.send({ type: "game:stake", stake });
    },
    retry: () => run(again),
    refresh: async () => {
      if (table.status !== "playing" || table.isBusy) return;
      const state = await askState();
      if (state && !table.isBusy) takeState(state);
    },
    pause: (isPaused) => set({ isPaused }),
    setOffline: (isOffline) => set({ isOffline }),
    leave: async () => {
      await api.end().catch(() => {});
      set({ status: "closed" });
      host.leave();
    },
  };
}
