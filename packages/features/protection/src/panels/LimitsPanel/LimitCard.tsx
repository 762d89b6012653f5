import { Trans, useLingui } from "@lingui/react/macro";
import type { LimitKind, ProtectionLimit } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, Card, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { LimitForm } from "../../components/LimitForm.tsx";
import { limitTexts } from "../../model/limitTexts.ts";
import { LimitRow } from "./LimitRow.tsx";

const Base = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
  justify-items: start;
  > form, > ul { inline-size: 100%; }
  > ul { display: grid; gap: ${token("space.16")}; margin: 0; padding: 0; list-style: none; }
`;

/** The limits of one kind, and a form for another one. */
export function LimitCard({ kind, limits }: { readonly kind: LimitKind; readonly limits: readonly ProtectionLimit[] }) {
  const { t } = useLingui();
  const { title, text } = limitTexts[kind];
  const [isOpen, setOpen] = useState(false);
  const name = t(title);
  return (
    <Base aria-label={name}>
      <Heading level={4}>{name}</Heading>
      <Text size="small" tone="muted">
        {t(text)}
      </Text>
      {limits.length > 0 && (
        <ul>
          {limits.map((limit) => (
            <LimitRow key={limit.period} limit={limit} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <LimitForm kind={kind} limits={limits} onDone={() => setOpen(false)} />
      ) : (
        <Button
          aria-label={limits.length === 0 ? t`Set a limit: ${name}` : t`Set or change: ${name}`}
          onClick={() => setOpen(true)}
        >
          {limits.length === 0 ? <Trans>Set a limit</Trans> : <Trans>Set or change</Trans>}
        </Button>
      )}
    </Base>
  );
}
