import { useLazyGetBotChallengeQuery } from "@marquee/api-client";
import type { BotProof } from "@marquee/contract";
import { useIsOn } from "@marquee/runtime";
import { useState } from "react";
import { solveChallenge } from "./solveChallenge.ts";

/** The bot check of one form (RG-17). */
export type BotCheck = {
  readonly isOn: boolean;
  readonly state: "none" | "working" | "done" | "failed";
  /** Produces a proof and keeps it. */
  readonly prove: () => void;
  /** The kept proof, or a new one; each is valid for one call. Undefined if there is no check or it failed. */
  readonly takeProof: () => Promise<BotProof | undefined>;
};

/** Lets the browser solve a challenge, before the form is sent or while it is being sent. */
export function useBotCheck(): BotCheck {
  const isOn = useIsOn("GEETEST3");
  const [getChallenge] = useLazyGetBotChallengeQuery();
  const [kept, setKept] = useState<{ readonly proof: BotProof; readonly until: number } | null>(null);
  const [state, setState] = useState<BotCheck["state"]>("none");
  const solve = async (): Promise<{ readonly proof: BotProof; readonly until: number } | undefined> => {
    setState("working");
    try {
      const challenge = await getChallenge({}).unwrap();
      if (challenge.kind !== "WORK") throw new Error("no widget for this check is compiled");
      return { proof: { proof: await solveChallenge(challenge.challenge) }, until: challenge.expiresAt };
    } catch {
      setState("failed");
      return undefined;
    }
  };
  const prove = async (): Promise<void> => {
    const made = await solve();
    if (made === undefined) return;
    setKept(made);
    setState("done");
  };
  return {
    isOn,
    state,
    prove: () => void prove(),
    takeProof: async () => {
      if (!isOn) return undefined;
      const isFresh = kept !== null && kept.until > Date.now() + 10_000;
      setKept(null);
      const made = isFresh ? kept : await solve();
      if (made !== undefined) setState("none");
      return made?.proof;
    },
  };
}
