import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useValueText } from "../texts/useValueText.ts";
import { styled } from "styled-components";

const Base = styled.details`
  max-inline-size: 420px;
  font-size: ${token("text.caption")};
  summary { cursor: pointer; }
  pre { margin: ${token("space.4")} 0; white-space: pre-wrap; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
`;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** What something was before and is after a change; whole when it is opened. */
export function Change({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const toText = useValueText();
  if (before === null && after === null) return null;
  const toShort = (value: unknown): string => (value === null || isPlain(value) ? toText(value) : "…");
  const short = `${toShort(before)} → ${toShort(after)}`;
  const isWhole = (before === null || isPlain(before)) && (after === null || isPlain(after)) && short.length < 60;
  if (isWhole) return <span>{short}</span>;
  return (
    <Base>
      <summary>{short.length < 60 ? short : <Trans>Show</Trans>}</summary>
      <pre>{JSON.stringify(before, null, 1)}</pre>
      <pre>{JSON.stringify(after, null, 1)}</pre>
    </Base>
  );
}
