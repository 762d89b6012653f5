import { Trans } from "@lingui/react/macro";
import { useGetRegisterCentreQuery } from "@marquee/api-client";
import { Heading } from "@marquee/ui-kit";
import { PanelPage } from "../../components/PanelPage.tsx";
import { LinkList } from "../RegisterCentrePanel/LinkList.tsx";

/** The agent's links by themselves, at the address that they had before the register centre (RP-05). */
export function InvitationCodesPanel() {
  const centre = useGetRegisterCentreQuery({});
  return (
    <PanelPage>
      <Heading level={3}>
        <Trans>Invitation codes</Trans>
      </Heading>
      <LinkList most={centre.data?.rebate} />
    </PanelPage>
  );
}
