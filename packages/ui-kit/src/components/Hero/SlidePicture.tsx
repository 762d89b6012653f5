import { from } from "@marquee/design-tokens";
import { useState, type ReactNode } from "react";
import { useWhenOnline } from "../../hooks/useWhenOnline.ts";

/** A slide's picture; if it does not load, the slide's background is shown, and it is tried again when the connection returns. */
export function SlidePicture({
  src,
  phoneSrc,
  isFirst,
}: {
  /** The picture's address. */
  readonly src: string;
  /** The address of the one for phones, where it is another. */
  readonly phoneSrc: string | undefined;
  /** Whether it is in the first view, and not left for later. */
  readonly isFirst: boolean;
}): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  useWhenOnline(isBroken, () => setIsBroken(false));
  if (isBroken) return null;
  const picture = (
    <img
      src={src}
      alt=""
      width={1280}
      height={400}
      fetchPriority={isFirst ? "high" : "low"}
      loading={isFirst ? "eager" : "lazy"}
      onError={() => setIsBroken(true)}
    />
  );
  if (phoneSrc === undefined) return picture;
  return (
    <picture>
      <source media={`not all and ${from("tablet")}`} srcSet={phoneSrc} />
      {picture}
    </picture>
  );
}
