import { fluidMax } from "@marquee/design-tokens";
import { isRecord, type RawToken } from "@marquee/design-tokens/dtcg";

const isLength = (value: unknown): value is { readonly value: number; readonly unit: string } =>
  isRecord(value) &&
  typeof value["value"] === "number" &&
  typeof value["unit"] === "string" &&
  Object.keys(value).length === 2;

const toLength = (value: unknown): string => (isLength(value) ? `${value.value}${value.unit}` : String(value));

const isPlain = (value: unknown): boolean => typeof value === "string" || isLength(value);

function toShadow(value: unknown): string | undefined {
  if (!isRecord(value)) return undefined;
  const { inset, ...parts } = value;
  const all = [parts["offsetX"], parts["offsetY"], parts["blur"], parts["spread"], parts["color"]];
  if (Object.keys(parts).length !== 5 || !all.every(isPlain)) return undefined;
  return [...(inset === true ? ["inset"] : []), ...all.map(toLength)].join(" ");
}

function toList(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((item: unknown) =>
    typeof item === "string" || typeof item === "number" ? String(item) : toShadow(item),
  );
  return texts.every((text) => text !== undefined && !text.includes(",")) && texts.length > 1
    ? texts.join(", ")
    : undefined;
}

/**
 * A token's value as a designer reads and types it: `#6142bf`, `12px`, `1.875rem to 2.25rem`, `{radius.card}`,
 * `Prompt, sans-serif`, `0px 6px 20px -8px #00000099`. What has no such form is its JSON.
 */
export function toText({ value, extensions }: Pick<RawToken, "value" | "extensions">): string {
  const text =
    typeof value === "string" || typeof value === "number"
      ? String(value)
      : isLength(value)
        ? toLength(value)
        : (toShadow(value) ?? toList(value) ?? JSON.stringify(value));
  const largest = extensions[fluidMax];
  return largest === undefined ? text : `${text} to ${toLength(largest)}`;
}
