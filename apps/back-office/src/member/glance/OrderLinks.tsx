import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { useMerchantCode } from "../../frame/DeskContext.ts";

const Row = styled.nav`display: flex; flex-wrap: wrap; gap: ${token("space.4")} ${token("space.16")}; font-size: ${token("text.small")};`;

/** The ways to a member's orders and rounds; the name goes with the history's entry, and stands in no address. */
export function OrderLinks({ username }: { readonly username: string }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const state = { filters: { member: username } };
  const links = {
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    "vendor-transfers": t`Vendor transfers`,
    rounds: t`Rounds`,
  };
  return (
    <Row aria-label={t`Orders and rounds of this member`}>
      {Object.entries(links).map(([path, name]) => (
        <DeskLink key={path} to={`/${merchant}/${path}`} state={state}>
          {name}
        </DeskLink>
      ))}
    </Row>
  );
}
