import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A drawing that can be given to {@link Icon}; the set is in `icons.ts`. */
export type IconPicture = LucideIcon;

/** A line icon in the colour of the text around it. */
export function Icon({
  picture: Picture,
  label,
  size = "1em",
}: {
  /** Which drawing. */
  readonly picture: IconPicture;
  /** What it means, when no words beside it say so; without a label it is decoration. */
  readonly label?: string | undefined;
  /** Its width and height; by default as tall as the text. */
  readonly size?: string | number | undefined;
}): ReactNode {
  return label === undefined ? (
    <Picture size={size} strokeWidth={1.9} aria-hidden="true" />
  ) : (
    <Picture size={size} strokeWidth={1.9} role="img" aria-label={label} />
  );
}
