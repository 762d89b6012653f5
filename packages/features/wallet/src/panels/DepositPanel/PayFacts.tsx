import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, notify } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Facts = styled.dl`
  display: grid;
  gap: ${token("space.12")};
  inline-size: 100%;
  margin: 0;
  font-size: ${token("text.small")};
  dt { color: ${token("color.muted")}; font-size: ${token("text.label")}; }
  dd { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.12")}; margin: 0; > span { min-inline-size: 0; overflow-wrap: anywhere; font-family: ${token("font.numeric")}; font-weight: ${token("weight.strong")}; } > button { flex-shrink: 0; } }
`;

function useCopy(): (name: string, value: string) => void {
  const { t } = useLingui();
  return (name, value) => {
    navigator.clipboard.writeText(value).then(
      () => notify(t`${name} was copied.`, { tone: "success" }),
      () => notify(t`Your browser does not allow copying. Please select the text.`, { tone: "error" }),
    );
  };
}

/** What a payer types into another app, each with a button that copies it. */
export function PayFacts({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{value}</span>
            <Button size="small" aria-label={t`Copy: ${name}`} onClick={() => copy(name, value)}>
              <Trans>Copy</Trans>
            </Button>
          </dd>
        </div>
      ))}
    </Facts>
  );
}
