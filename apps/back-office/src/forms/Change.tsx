import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useFieldTexts } from "../texts/useFieldTexts.ts";
import { type FieldChange, listChanges } from "./listChanges.ts";

const Base = styled.div`
  min-inline-size: 17ch;
  max-inline-size: 420px;
  white-space: normal;
  font-size: ${token("text.caption")};
  overflow-wrap: anywhere;
  ul { display: grid; gap: 2px; }
  summary { cursor: pointer; }
  b { color: ${token("color.primary")}; font-weight: inherit; white-space: nowrap; }
  span { color: ${token("color.muted")}; }
`;

const longest = 80;

function Value({ text }: { readonly text: string }) {
  if (text.length <= longest) return text;
  return (
    <>
      {text.slice(0, longest)}…
      <details>
        <summary>
          <Trans>Show all</Trans>
        </summary>
        {text}
      </details>
    </>
  );
}

/** A field that one of the two versions does not speak of says what the other one does, without an arrow. */
function Line({ change, isRemoval }: { readonly change: FieldChange; readonly isRemoval: boolean }) {
  const { toField, toValue } = useFieldTexts();
  const { path, before, after } = change;
  const isContext = after === undefined && !isRemoval;
  return (
    <>
      {path.length === 0 ? null : <span>{toField(path)}: </span>}
      {before === undefined ? null : <Value text={toValue(before, change)} />}
      {before === undefined || isContext ? null : " → "}
      {isContext ? null : <Value text={toValue(after, change)} />}
    </>
  );
}

/** What something was before and is after a change: the first field that differs, and the others when they are asked for. */
export function Change({ before, after }: { readonly before: unknown; readonly after: unknown }) {
  const { t } = useLingui();
  const [first, ...others] = listChanges(before, after);
  if (first === undefined) return null;
  const isRemoval = after === null || after === undefined;
  const count = others.length;
  return (
    <Base>
      {count === 0 ? (
        <Line change={first} isRemoval={isRemoval} />
      ) : (
        <details>
          <summary>
            <Line change={first} isRemoval={isRemoval} /> <b title={t`and ${count} more`}>+{count}</b>
          </summary>
          <ul>
            {others.map((change) => (
              <li key={change.path.join(" ")}>
                <Line change={change} isRemoval={isRemoval} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Base>
  );
}
