import { Trans, useLingui } from "@lingui/react/macro";
import { useOpenCentre } from "@marquee/runtime";
import { Badge, Button, IdentityIcon } from "@marquee/ui-kit";
import { Row } from "../../components/Row.tsx";
import type { SectionProps } from "./sections.ts";

/** How far the identity is confirmed, with a link to the documents. */
export function IdentitySection({ member: { kycLevel } }: SectionProps) {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const isConfirmed = kycLevel === 2;
  return (
    <Row
      icon={IdentityIcon}
      title={t`Identity`}
      badge={isConfirmed && <Badge tone="success">{t`Confirmed`}</Badge>}
      summary={isConfirmed ? t`Your documents were checked.` : t`Not confirmed yet.`}
      action={
        <Button size="small" aria-label={t`Open identity`} onClick={() => openCentre("member", "identity")}>
          <Trans>Open</Trans>
        </Button>
      }
    />
  );
}
