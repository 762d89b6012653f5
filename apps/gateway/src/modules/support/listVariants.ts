import { createHash } from "node:crypto";
import type { SaveBanner } from "@marquee/contract/staff";

/** Pictures of a banner, by what they are counted under. */
export interface Variant {
  readonly variant: string;
  readonly picture: string;
  readonly phonePicture: string | null;
}

const toVariant = (picture: string, phonePicture: string | null): Variant => ({
  variant: createHash("sha256")
    .update(JSON.stringify([picture, phonePicture]))
    .digest("base64url")
    .slice(0, 16),
  picture,
  phonePicture,
});

/** A banner's own pictures, then those that it is compared with: what is counted belongs to the pictures. */
export const listVariants = ({
  picture,
  phonePicture,
  variants,
}: Pick<SaveBanner, "picture" | "phonePicture" | "variants">): readonly Variant[] => [
  toVariant(picture, phonePicture),
  ...variants.map((other) => toVariant(other.picture, other.phonePicture)),
];
