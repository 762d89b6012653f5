const most = 99;

/** A count as a badge shows it: above 99 it reads `99+`. */
export function toCount(count: number): string {
  return count > most ? `${most}+` : `${count}`;
}
