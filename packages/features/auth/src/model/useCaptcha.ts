import { useLazyGetCaptchaChallengeQuery, useLazyGetCaptchaQuery } from "@marquee/api-client";
import { captchaThrottle } from "@marquee/contract";
import { solveChallenge } from "@marquee/runtime";
import { useCallback, useRef, useState } from "react";
import type { CaptchaAnswer } from "./toRegisterRequest.ts";

/** How the visitor shows that he is one: by reading a picture, or by letting the browser work (no transcription). */
export type Captcha = {
  readonly isShown: boolean;
  /** The picture's address; undefined while it is fetched. */
  readonly image: string | undefined;
  readonly proof: "none" | "working" | "done";
  /** Shows the field with a new picture: what was answered before is used up. */
  readonly show: () => void;
  /** Another picture, at most once a second (LG-04). */
  readonly refresh: () => void;
  /** Works a challenge out instead of the picture. */
  readonly prove: () => void;
  readonly toAnswer: (text: string) => CaptchaAnswer;
};

/** The captcha of one form (LG-03). It is not there until the gateway asks for it. */
export function useCaptcha(): Captcha {
  const [getPicture, { currentData }] = useLazyGetCaptchaQuery();
  const [getChallenge] = useLazyGetCaptchaChallengeQuery();
  const [isShown, setIsShown] = useState(false);
  const [proof, setProof] = useState<string | "working" | null>(null);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const fetchPicture = useCallback((): void => {
    last.current = performance.now();
    void getPicture({ format: "json", t: String(Date.now()) });
  }, [getPicture]);
  const picture = typeof currentData === "object" ? currentData : undefined;
  const prove = async (): Promise<void> => {
    setProof("working");
    try {
      const { challenge } = await getChallenge({}).unwrap();
      setProof(await solveChallenge(challenge));
    } catch {
      setProof(null);
    }
  };
  return {
    isShown,
    image: picture && `data:image/svg+xml;base64,${picture.image}`,
    proof: proof === null ? "none" : proof === "working" ? "working" : "done",
    show: () => {
      setIsShown(true);
      setProof(null);
      fetchPicture();
    },
    refresh: () => {
      if (performance.now() - last.current >= captchaThrottle) fetchPicture();
    },
    prove: () => void prove(),
    toAnswer: (text) => {
      if (!isShown) return {};
      if (proof !== null && proof !== "working") return { captchaProof: proof };
      return picture ? { captcha: text.trim(), captchaId: picture.captchaId } : {};
    },
  };
}
