import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { InvitationCode } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Badge, Button, Card, Heading, Link, notify, QrCode, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token("space.16")};
  > div { display: grid; flex: 1 1 14rem; min-inline-size: 0; justify-items: start; gap: ${token("space.8")}; overflow-wrap: anywhere; }
  h4 { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")}; font-family: ${token("font.numeric")}; }
`;

/** An invitation code: its link to copy, to follow and to scan, and how many registered with it. */
export function CodeCard({ code: { code, url, enabled, registrations } }: { readonly code: InvitationCode }) {
  const { t } = useLingui();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify(t`The link was copied.`, { tone: "success" });
    } catch {
      notify(t`Your browser does not allow copying. Please select the link.`, { tone: "error" });
    }
  };
  return (
    <Base>
      <div>
        <Heading level={4}>
          {code} {!enabled && <Badge tone="danger">{t`Off`}</Badge>}
        </Heading>
        <Text>
          <Plural value={registrations} one="# registration" other="# registrations" />
        </Text>
        {enabled ? (
          <>
            <Text size="small">
              <Link href={url} target="_blank">
                {url}
              </Link>
            </Text>
            <Button size="small" aria-label={t`Copy link of ${code}`} onClick={() => void copy()}>
              <Trans>Copy link</Trans>
            </Button>
          </>
        ) : (
          <Text size="small" tone="muted">
            <Trans>This code is switched off: nobody can register with it.</Trans>
          </Text>
        )}
      </div>
      {enabled && <QrCode value={url} label={t`Link of ${code} for a camera`} />}
    </Base>
  );
}
