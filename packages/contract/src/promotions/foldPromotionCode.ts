/**
 * A promo code as it is compared: case, spaces, hyphens and underscores say nothing. `null` for what can be none: other signs, fewer than
 * 4 of them or more than 30.
 */
export function foldPromotionCode(text: string): string | null {
  const folded = text
    .normalize("NFKC")
    .replaceAll(/[\p{White_Space}\p{Pd}_]/gu, "")
    .toUpperCase();
  return /^[A-Z0-9]{4,30}$/.test(folded) ? folded : null;
}
