import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, notify, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.div`
  display: grid;
  gap: ${token("space.12")};
  &:focus { outline: none; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token("space.8")};
  margin: 0;
  padding: ${token("space.16")};
  border-radius: ${token("radius.card")};
  background: ${token("color.raised")};
  list-style: none;
  font-family: ${token("font.numeric")};
  user-select: all;
`;

const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.12")};`;

const takeFocus = (element: HTMLDivElement | null): void => element?.focus();

/** Recovery codes, shown this one time. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      notify(t`The codes were copied.`, { tone: "success" });
    } catch {
      notify(t`Your browser does not allow copying. Please write the codes down.`, { tone: "error" });
    }
  };
  return (
    <Base ref={takeFocus} tabIndex={-1}>
      <Text>
        <Trans>
          Your recovery codes. Each logs you in once when your phone is not at hand. Keep them in a safe place: they are
          shown only now.
        </Trans>
      </Text>
      <List aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Buttons>
        <Button look="primary" onClick={onDone}>
          <Trans>I have saved them</Trans>
        </Button>
        <Button onClick={() => void copy()}>
          <Trans>Copy</Trans>
        </Button>
      </Buttons>
    </Base>
  );
}
