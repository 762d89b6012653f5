import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Base = styled.dl`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  font-size: ${token("text.small")};
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 ${token("space.16")}; }
  dt { color: ${token("color.muted")}; }
  dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  dd > small { display: block; color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  @container (min-width: 30rem) {
    > div { grid-template-columns: 14rem minmax(0, 1fr); }
  }
`;
const Place = styled.div`container-type: inline-size;`;

/** Terms by name: beside it where there is room, below it on a phone. */
export function Terms({
  label,
  terms,
}: {
  readonly label: string;
  readonly terms: readonly {
    readonly key: string;
    readonly name: string;
    readonly text: string;
    /** What it was before, or is until then. */
    readonly note?: string;
  }[];
}) {
  return (
    <Place>
      <Base aria-label={label}>
        {terms.map(({ key, name, text, note }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {text}
              {note !== undefined && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </Base>
    </Place>
  );
}
