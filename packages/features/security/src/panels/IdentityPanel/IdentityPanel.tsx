import { Trans, useLingui } from "@lingui/react/macro";
import { useGetIdentityQuery } from "@marquee/api-client";
import type { Identity } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { Badge, Card, DateTime, Heading, IdentityIcon, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { Row } from "../../components/Row.tsx";
import { documentTexts } from "../../model/documentTexts.ts";
import { IdentityForm } from "./IdentityForm.tsx";
import { SentPictures } from "./SentPictures.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;

/** The state of the member's documents in one line, with the submitted pictures. */
function Standing({ identity: { level, check } }: { readonly identity: Identity }) {
  const { t } = useLingui();
  const isWaiting = check?.state === "SUBMITTED";
  const badge =
    level === 2 ? (
      <Badge tone="success">{t`Confirmed`}</Badge>
    ) : isWaiting ? (
      <Badge tone="primary">{t`Being checked`}</Badge>
    ) : check?.state === "REJECTED" ? (
      <Badge tone="danger">{t`Not accepted`}</Badge>
    ) : (
      <Badge tone="muted">{t`Not confirmed`}</Badge>
    );
  const summary =
    level === 2
      ? t`Your documents were checked.`
      : isWaiting
        ? t`We check your documents and write to you. This takes up to a day.`
        : check?.state === "REJECTED"
          ? t`Your documents could not be accepted. Please send others.`
          : check?.state === "EXPIRED"
            ? t`Please send your documents again.`
            : t`Your documents confirm who you are. We need three pictures.`;
  return (
    <Row icon={IdentityIcon} title={t`Identity`} badge={badge} summary={summary}>
      {check !== null && check.reason !== "" && <Text role="note">{check.reason}</Text>}
      {check !== null && (isWaiting || level === 2) && (
        <>
          <Text size="small" tone="muted">
            {check.fullName} · {t(documentTexts[check.documentType])} ·{" "}
            <DateTime instant={new Date(check.submittedAt).toISOString()} />
          </Text>
          <SentPictures files={check.files} />
        </>
      )}
    </Row>
  );
}

/** Identity documents: their state and, if documents can be submitted, the form. */
export function IdentityPanel() {
  const identity = useGetIdentityQuery({});
  return (
    <Page>
      <Heading level={3}>
        <Trans>Identity</Trans>
      </Heading>
      <LoadGate query={identity}>
        {(data) => (
          <>
            <Card>
              <Standing identity={data} />
            </Card>
            {data.level !== 2 && data.check?.state !== "SUBMITTED" && <IdentityForm livenessCode={data.livenessCode} />}
          </>
        )}
      </LoadGate>
    </Page>
  );
}
