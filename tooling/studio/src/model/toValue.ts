import type { TokenType } from "@marquee/design-tokens";

/** The value of a text, in the form of a patch. */
export interface TokenValue {
  readonly value: unknown;
  /** The larger end of a fluid size. */
  readonly fluidMax?: unknown;
}

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
const length = new RegExp(`^(${number})([a-z%]*)$`);
const shadowParts = ["offsetX", "offsetY", "blur", "spread"] as const;

/** A number with a unit; anything else stays a text, for the tokens' own rules to refuse by name. */
function toLength(text: string): unknown {
  const [, amount, unit] = length.exec(text) ?? [];
  return amount === undefined ? text : { value: Number(amount), unit: unit ?? "" };
}

const toNumber = (text: string): unknown => (new RegExp(`^${number}$`).test(text) ? Number(text) : text);

const isAlias = (text: string): boolean => /^\{[^{}"]+\}$/.test(text);

function toShadow(text: string): unknown {
  const words = text.split(/\s+/);
  const isInset = words[0] === "inset";
  const [color, ...sizes] = (isInset ? words.slice(1) : words).toReversed();
  if (isAlias(text) || sizes.length !== shadowParts.length) return text;
  const parts = Object.fromEntries(
    shadowParts.map((part, index) => [part, toPart(sizes[shadowParts.length - 1 - index] ?? "")]),
  );
  return { ...parts, color, ...(isInset ? { inset: true } : {}) };
}

const toPart = (text: string): unknown => (isAlias(text) ? text : toLength(text));

const split = (text: string): readonly string[] => text.split(",").map((part) => part.trim());

function toList(text: string, toItem: (part: string) => unknown): unknown {
  const parts = split(text);
  return parts.length > 1 ? parts.map(toItem) : toItem(text);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toPlain(type: TokenType, text: string): unknown {
  switch (type) {
    case "dimension":
    case "duration":
      return toLength(text);
    case "number":
    case "fontWeight":
      return toNumber(text);
    case "fontFamily":
      return toList(text, (part) => part.replace(/^(["'])(.*)\1$/, "$2"));
    case "cubicBezier":
      return toList(text, toNumber);
    case "shadow":
      return toList(text, toShadow);
    default:
      return text;
  }
}

/** Reads what {@link toText} writes. It refuses nothing: a text that is no value of its type is refused where all tokens are. */
export function toValue(type: TokenType, typed: string): TokenValue {
  const text = typed.trim();
  if (isAlias(text)) return { value: text };
  if (/^[[{]/.test(text)) return { value: readJson(text) };
  const [small = "", large] = type === "dimension" ? text.split(/\s+to\s+/) : [text];
  return large === undefined ? { value: toPlain(type, small) } : { value: toLength(small), fluidMax: toLength(large) };
}
