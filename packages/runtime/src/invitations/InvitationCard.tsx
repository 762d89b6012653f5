import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Card, Heading, Link, notify, QrCode, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Base = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token("space.16")};
  > div { display: grid; flex: 1 1 14rem; min-inline-size: 0; justify-items: start; gap: ${token("space.8")}; overflow-wrap: anywhere; }
  h4 { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")}; font-family: ${token("font.numeric")}; }
`;

/** An invitation code with what is known of it, and its link to follow, to copy and to scan. */
export function InvitationCard({
  code,
  url,
  mark,
  children,
  note,
}: {
  readonly code: string;
  /** The link; null for a code with which nobody can register. */
  readonly url: string | null;
  /** What stands beside the code. */
  readonly mark?: ReactNode;
  /** How many came with it. */
  readonly children: ReactNode;
  /** What stands in the place of the link. */
  readonly note?: ReactNode;
}) {
  const { t } = useLingui();
  const copy = async (link: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      notify(t`The link was copied.`, { tone: "success" });
    } catch {
      notify(t`Your browser does not allow copying. Please select the link.`, { tone: "error" });
    }
  };
  return (
    <Base>
      <div>
        <Heading level={4}>
          {code} {mark}
        </Heading>
        {children}
        {url === null ? (
          note
        ) : (
          <>
            <Text size="small">
              <Link href={url} target="_blank">
                {url}
              </Link>
            </Text>
            <Button size="small" aria-label={t`Copy link of ${code}`} onClick={() => void copy(url)}>
              <Trans>Copy link</Trans>
            </Button>
          </>
        )}
      </div>
      {url !== null && <QrCode value={url} label={t`Link of ${code} for a camera`} />}
    </Base>
  );
}
