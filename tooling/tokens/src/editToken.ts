import { fluidMax, toTokenType } from "@marquee/design-tokens";
import { findSpan, parseSpans, type JsonSpan } from "./parseSpans.ts";
import { toInlineJson } from "./toInlineJson.ts";

/** A token's new content: its `$value`, and the larger end of a fluid size when that changes too. */
export interface NewValue {
  readonly value: unknown;
  readonly fluidMax?: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Applies edits from the last to the first, so that earlier offsets stay valid. */
const apply = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, { start, end, by }) => done.slice(0, start) + by + done.slice(end), text);

/**
 * Sets one token in the text of a DTCG file. Every other byte stays, with order and whitespace: an existing token changes
 * one line, a new one adds one line to the nearest group.
 */
export function editToken(text: string, key: string, next: NewValue): string {
  const root = parseSpans(text);
  const path = key.split(".");
  const value = findSpan(root, [...path, "$value"]);
  if (!value) return insert(text, root, path, next);
  const edits = [{ ...value, by: toInlineJson(next.value) }];
  return apply(
    text,
    next.fluidMax === undefined ? edits : [...edits, toFluidEdit(root, path, value.end, next.fluidMax)],
  );
}

function toFluidEdit(root: JsonSpan, path: readonly string[], after: number, largest: unknown): Edit {
  const old = findSpan(root, [...path, "$extensions", fluidMax]);
  if (old) return { ...old, by: toInlineJson(largest) };
  const extensions = findSpan(root, [...path, "$extensions"]);
  if (!extensions) return { start: after, end: after, by: `, "$extensions": ${toInlineJson({ [fluidMax]: largest })}` };
  const start = extensions.start + 1;
  return {
    start,
    end: start,
    by: ` ${JSON.stringify(fluidMax)}: ${toInlineJson(largest)}${extensions.members.length > 0 ? "," : " "}`,
  };
}

function insert(text: string, root: JsonSpan, path: readonly string[], next: NewValue): string {
  const depth = path.findLastIndex((_, index) => findSpan(root, path.slice(0, index)) !== undefined);
  const group = findSpan(root, path.slice(0, depth)) ?? root;
  const inherited = path
    .slice(0, depth + 1)
    .map((_, index) => findSpan(root, [...path.slice(0, index), "$type"]))
    .findLast((span) => span !== undefined);
  const type = toTokenType(path.join("."));
  const isInherited = inherited !== undefined && JSON.parse(text.slice(inherited.start, inherited.end)) === type;
  const token = {
    ...(isInherited ? {} : { $type: type }),
    $value: next.value,
    ...(next.fluidMax === undefined ? {} : { $extensions: { [fluidMax]: next.fluidMax } }),
  };
  const rest = path.slice(depth);
  const member = `${JSON.stringify(rest[0])}: ${toInlineJson(rest.slice(1).reduceRight<unknown>((inner, name) => ({ [name]: inner }), token))}`;
  const last = group.members.at(-1);
  if (!last) return apply(text, [{ ...group, by: `{\n${"  ".repeat(depth + 1)}${member}\n${"  ".repeat(depth)}}` }]);
  const indent = /\n[ \t]*$/.exec(text.slice(0, last.start))?.[0] ?? " ";
  // Insert before the last member, so that no other line gets a comma, unless that member is the group's $type.
  if (!last.name.startsWith("$"))
    return apply(text, [{ start: last.start, end: last.start, by: `${member},${indent}` }]);
  return apply(text, [{ start: last.value.end, end: last.value.end, by: `,${indent}${member}` }]);
}
