import { Trans, useLingui } from "@lingui/react/macro";
import { toImageUrl, useGetMemberIconQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { useIsOn, useStatusQuery } from "@marquee/runtime";
import { AccountIcon, Avatar, Badge, Button } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { Row } from "../../components/Row.tsx";
import { AvatarDialog } from "./AvatarDialog.tsx";
import type { SectionProps } from "./sections.ts";

const Labels = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.4")};
`;

/** The member's picture and labels (LG-23, EN-09). */
export function AvatarSection({ member: { nickname, clubLabel, memberLabel } }: SectionProps) {
  const { t } = useLingui();
  const isOn = useIsOn("AVATAR3");
  const { data } = useGetMemberIconQuery({});
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const [isOpen, setOpen] = useState(false);
  const opener = (
    <Button size="small" aria-label={t`Change picture`} onClick={() => setOpen(true)}>
      <Trans>Change</Trans>
    </Button>
  );
  return (
    <Row
      icon={AccountIcon}
      picture={<Avatar size="large" src={data && toImageUrl(data.icon, hosts)} />}
      title={nickname}
      summary={
        <Labels>
          {[clubLabel, ...memberLabel].map(({ labelName }) => (
            <Badge key={labelName}>{labelName}</Badge>
          ))}
        </Labels>
      }
      action={isOn && opener}
    >
      {data && <AvatarDialog title={t`Change picture`} icon={data} open={isOpen} onClose={() => setOpen(false)} />}
    </Row>
  );
}
