import { Trans } from "@lingui/react/macro";
import { useGetContactFormQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { Button, Card, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { HelpLine } from "../../components/HelpLine.tsx";
import { ContactForm, type Sent } from "./ContactForm.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  inline-size: min(100%, 72ch);
  margin: ${token("space.16")} auto;
`;
const Done = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("space.12")};
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

const takeFocus = (element: HTMLDivElement | null): void => element?.focus();

/** The page of who cannot log in (CS-04): a message to the merchant, answered by mail. It is there while the site is closed, too. */
export function ContactScreen() {
  const form = useGetContactFormQuery({});
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <Page>
      <Heading level={1}>
        <Trans>Write to us</Trans>
      </Heading>
      <Text tone="muted">
        <Trans>
          For anybody who cannot log in. If you can, write in the member centre, where you also read our answers.
        </Trans>
      </Text>
      <Card as="div">
        {sent === null ? (
          <LoadGate query={form} rows={6} level={2}>
            {(rules) => <ContactForm rules={rules} onSent={setSent} />}
          </LoadGate>
        ) : (
          <Done ref={takeFocus} tabIndex={-1} role="status">
            <Heading level={2}>
              <Trans>Your message has been sent</Trans>
            </Heading>
            <Text>
              <Trans>
                Its number is <strong>{sent.id}</strong>. Our answer goes by e-mail to {sent.email}. Look into the spam
                folder too.
              </Trans>
            </Text>
            <Button onClick={() => setSent(null)}>
              <Trans>Write another message</Trans>
            </Button>
          </Done>
        )}
      </Card>
      <HelpLine />
    </Page>
  );
}
