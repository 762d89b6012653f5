import { token } from "@marquee/design-tokens";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { useWhenOnline } from "../../hooks/useWhenOnline.ts";
import { oneScheme } from "../../styles/oneScheme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { SlotIcon } from "../Icon/icons.ts";
import { createImageMemory, imageLoading, whenNear } from "./imageLoading.ts";

const memory = createImageMemory(imageLoading.cache);

const Base = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  overflow: hidden;
  background: ${token("color.raised")};
  color: ${token("color.muted")};
  font-size: 32px;
  > img { inline-size: 100%; block-size: 100%; object-fit: cover; ${oneScheme} transition: opacity ${token("motion.normal")} ${token("easing.standard")}; }
  > img[data-state="loading"] { opacity: 0; }
`;

/** The props of {@link SmartImage}. */
export interface SmartImageProps {
  /** The picture's address. */
  readonly src: string;
  /** What it shows; empty for decoration. */
  readonly alt: string;
  /** The picture's own width in pixels: with the height it holds the place. */
  readonly width: number;
  /** The picture's own height in pixels. */
  readonly height: number;
  /** Loads at once and first: for what the first screen shows. */
  readonly eager?: boolean | undefined;
  /** Stands where the picture fails three times; by default an icon. */
  readonly fallback?: ReactNode;
}

/** A picture that loads near the screen, tries three times and then shows a default icon (GM-11) until the connection returns. */
export function SmartImage(props: SmartImageProps): ReactNode {
  // A new address starts anew: attempts and state belong to one address.
  return <Attempts key={props.src} {...props} />;
}

function Attempts({ src, alt, width, height, eager = false, fallback }: SmartImageProps): ReactNode {
  const holder = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(eager || memory.get(src) === "loaded");
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<"loading" | "waiting" | "loaded" | "broken">(memory.get(src) ?? "loading");

  useEffect(() => {
    if (isNear || !holder.current) return undefined;
    return whenNear(holder.current, () => setIsNear(true));
  }, [isNear]);

  useEffect(() => {
    if (state !== "waiting") return undefined;
    const timer = setTimeout(
      () => {
        setAttempt((count) => count + 1);
        setState("loading");
      },
      imageLoading.firstDelay * 2 ** (attempt - 1),
    );
    return () => clearTimeout(timer);
  }, [state, attempt]);

  useWhenOnline(state === "broken", () => {
    setAttempt(1);
    setState("loading");
  });

  const onLoad = (): void => {
    memory.set(src, "loaded");
    setState("loaded");
  };
  const onError = (): void => {
    if (attempt < imageLoading.attempts) return setState("waiting");
    memory.set(src, "broken");
    setState("broken");
  };

  return (
    <Base ref={holder}>
      {state === "broken" ? (fallback ?? <Icon picture={SlotIcon} label={alt === "" ? undefined : alt} />) : null}
      {isNear && (state === "loading" || state === "loaded") ? (
        <img
          key={attempt}
          src={src}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          fetchPriority={eager ? "high" : "auto"}
          data-state={state}
          onLoad={onLoad}
          onError={onError}
        />
      ) : null}
    </Base>
  );
}
