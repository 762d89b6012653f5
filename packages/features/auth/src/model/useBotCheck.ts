import { useLazyGetBotChallengeQuery } from "@marquee/api-client";
import { useLingui } from "@lingui/react/macro";
import type { BotChallenge, BotProof } from "@marquee/contract";
import { solveChallenge, useIsOn } from "@marquee/runtime";
import { type RefObject, useState } from "react";
import { openWidget } from "./openWidget.ts";

/** The bot check of one form (RG-17). */
export type BotCheck = {
  readonly isOn: boolean;
  readonly state: "none" | "working" | "done" | "failed";
  /** Produces a proof and keeps it. */
  readonly prove: () => void;
  /** The kept proof, or a new one; each is valid for one call. Undefined if there is no check or it failed. */
  readonly takeProof: () => Promise<BotProof | undefined>;
};

/** How long Geetest considers its result valid, in milliseconds. */
const widgetLife = 540_000;

/** Lets the browser solve a challenge, before the form is sent or while it is being sent; Geetest's widget is shown in `place`. */
export function useBotCheck(place: RefObject<HTMLElement | null>): BotCheck {
  const { t, i18n } = useLingui();
  const isOn = useIsOn("GEETEST3");
  const [getChallenge] = useLazyGetBotChallengeQuery();
  const [kept, setKept] = useState<{ readonly proof: BotProof; readonly until: number } | null>(null);
  const [state, setState] = useState<BotCheck["state"]>("none");
  const showWidget = async ({ widget: url }: Extract<BotChallenge, { kind: "GEETEST" }>): Promise<BotProof> => {
    if (place.current === null) throw new Error("there is no place for the widget");
    const widget = openWidget(place.current, url, t`Security check against bots`);
    try {
      const {
        lot_number = "",
        captcha_output = "",
        pass_token = "",
        gen_time = "",
      } = await widget.ask("check", {
        language: i18n.locale,
      });
      return { lot_number, captcha_output, pass_token, gen_time };
    } finally {
      widget.close();
    }
  };
  const solve = async (): Promise<{ readonly proof: BotProof; readonly until: number } | undefined> => {
    setState("working");
    try {
      const challenge = await getChallenge({}).unwrap();
      if (challenge.kind === "WORK")
        return { proof: { proof: await solveChallenge(challenge.challenge) }, until: challenge.expiresAt };
      return { proof: await showWidget(challenge), until: Date.now() + widgetLife };
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
