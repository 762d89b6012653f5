import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.nav`
  ol { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.4")}; }
  li { display: inline-flex; align-items: center; gap: ${token("space.4")}; max-inline-size: 100%; overflow-wrap: anywhere; }
  li + li::before { content: "›" / ""; color: ${token("color.muted")}; }
`;

/** The accounts from the agent's own down to the one that is shown; each above it can be opened. */
export function TeamPath({
  path,
  onOpen,
}: {
  readonly path: readonly string[];
  readonly onOpen: (account: string) => void;
}) {
  const { t } = useLingui();
  if (path.length < 2) return null;
  return (
    <Base aria-label={t`Path in the team`}>
      <ol>
        {path.map((account, index) => (
          <li key={account}>
            {index === path.length - 1 ? (
              <Text as="span" strong>
                <span aria-current="location">{account}</span>
              </Text>
            ) : (
              <Button size="small" look="quiet" onClick={() => onOpen(index === 0 ? "" : account)}>
                {account}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Base>
  );
}
