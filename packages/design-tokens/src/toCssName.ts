/** The CSS custom property of a token: `color.onPrimary` is `--mq-color-on-primary`. */
export function toCssName(name: string): string {
  return `--mq-${name.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
