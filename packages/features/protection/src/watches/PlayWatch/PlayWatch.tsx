import type { GameWatchProps } from "@marquee/runtime";
import { useEffect, useEffectEvent } from "react";
import { PlayStop } from "./PlayStop.tsx";
import { RealityCheck } from "./RealityCheck.tsx";
import { usePlay } from "./usePlay.ts";

/** Watches over a game for money: covers it with the reality check until that is answered, and closes it when play has to end. */
export function PlayWatch({ onPause, onStop, onLeave }: GameWatchProps) {
  const { known, take } = usePlay();
  const isDue = known?.play.checkDue === true && known.play.stop === null;
  const stop = known?.play.stop ?? null;
  const pause = useEffectEvent(onPause);
  const end = useEffectEvent(onStop);
  useEffect(() => pause(isDue), [isDue]);
  const [code, until] = [stop?.code, stop?.until];
  useEffect(() => {
    if (code !== undefined) end(<PlayStop code={code} until={until ?? null} />);
  }, [code, until]);
  return isDue && known && <RealityCheck known={known} onAnswer={take} onLeave={onLeave} />;
}
