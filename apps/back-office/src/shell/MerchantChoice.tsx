import { useLingui } from "@lingui/react/macro";
import { SelectField, Text } from "@marquee/ui-kit";
import { useLocation, useNavigate } from "react-router";
import { styled } from "styled-components";
import { useDesk } from "../frame/DeskContext.ts";

const Base = styled.div`
  min-inline-size: 0;
  max-inline-size: 280px;
  label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** The merchant whose pages are shown; another one shows the same page of its own. */
export function MerchantChoice() {
  const { t } = useLingui();
  const { session, merchant } = useDesk();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (session.merchants.length === 1) return <Text strong>{merchant.name}</Text>;
  const [, , page = ""] = pathname.split("/");
  return (
    <Base>
      <SelectField
        label={t`Merchant`}
        options={session.merchants.map(({ code, name }) => ({ value: code, label: name }))}
        value={merchant.code}
        onChange={({ target }) => void navigate(`/${target.value}/${page}`)}
      />
    </Base>
  );
}
