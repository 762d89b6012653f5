import type { RoundView, ShownStage } from "../../api/GameApi.ts";
import type { Stage } from "../../maths/Outcome.ts";
import { toText, toWin } from "../money.ts";
import type { Round } from "./roundStore.ts";

/** What a limit that refused a stake leaves, in 1/10,000 of the unit, and when the stake fits it again, in milliseconds. */
export type Room = { readonly left: bigint; readonly until?: number };

/** A round as far as its player has seen it: what comes later never leaves the server. `room` is told of a stake that a limit has refused. */
export function toRoundView(round: Round, room?: Room): RoundView {
  const stages = listShown(round);
  const next = round.status === "OPEN" ? toNext(round.outcome.stages[round.shown]) : undefined;
  return {
    roundId: round.id,
    clientRoundId: round.client_round_id,
    gameCode: round.game_code,
    status: round.status,
    stake: toText(round.stake),
    win: toText(toWin(BigInt(round.stake), toPoints(stages), BigInt(round.max_win))),
    stages,
    startedAt: round.created_at.getTime(),
    ...(next === undefined ? {} : { next }),
    ...(round.refusal === null ? {} : { refusal: round.refusal }),
    ...(round.refused_limit === null ? {} : { limit: round.refused_limit }),
    ...(room === undefined ? {} : { ...room, left: toText(room.left) }),
  };
}

/** What a round pays when all of it has been shown, in 1/10,000 of the unit. */
export function toFinalWin(round: Round): bigint {
  const points = toPoints(listShown({ ...round, shown: round.outcome.stages.length }));
  return toWin(BigInt(round.stake), points, BigInt(round.max_win));
}

function listShown({ outcome, shown, picked }: Round): ShownStage[] {
  return outcome.stages.slice(0, shown).flatMap((stage): ShownStage[] => {
    if (stage.kind !== "pick") return [stage];
    return picked === null ? [] : [{ ...stage, picked }];
  });
}

function toPoints(stages: readonly ShownStage[]): number {
  return stages.reduce(
    (sum, stage) => sum + (stage.kind === "pick" ? (stage.prizes[stage.picked] ?? 0) : stage.pay),
    0,
  );
}

function toNext(stage: Stage | undefined): RoundView["next"] {
  return stage === undefined || stage.kind === "spin" ? undefined : stage.kind;
}
