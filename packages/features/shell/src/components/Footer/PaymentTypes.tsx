import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DepositType } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useIsOn, useStatusQuery } from "@marquee/runtime";
import {
  BankIcon,
  CardIcon,
  CryptoIcon,
  Icon,
  type IconPicture,
  QrIcon,
  Text,
  VoucherIcon,
  WalletIcon,
} from "@marquee/ui-kit";
import { useId } from "react";
import { styled } from "styled-components";

const Base = styled.section`display: grid; gap: ${token("space.8")};`;
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")} ${token("space.20")};
  > li {
    display: flex;
    align-items: center;
    gap: ${token("space.8")};
    color: ${token("color.muted")};
    font-size: ${token("text.small")};
  }
`;

const types: Readonly<Record<DepositType, { readonly picture: IconPicture; readonly name: MessageDescriptor }>> = {
  BANK_QR: { picture: QrIcon, name: msg`QR code` },
  BANK: { picture: BankIcon, name: msg`Bank transfer` },
  WALLET: { picture: WalletIcon, name: msg`E-wallet` },
  CARD: { picture: CardIcon, name: msg`Card` },
  CRYPTO: { picture: CryptoIcon, name: msg`Crypto` },
  VOUCHER: { picture: VoucherIcon, name: msg`Voucher` },
};

/** How members can pay money in (FT-03): a sign and a name for each kind that the merchant's providers offer; nothing where there is none. */
export function PaymentTypes() {
  const { t } = useLingui();
  const id = useId();
  const isOn = useIsOn("DEPOSIT3");
  const offered = useStatusQuery().data?.info.settings.paymentTypes ?? [];
  if (!isOn || offered.length === 0) return null;
  return (
    <Base aria-labelledby={id}>
      <Text size="caption" tone="muted" id={id}>
        <Trans>Ways to pay</Trans>
      </Text>
      <List>
        {offered.map((type) => (
          <li key={type}>
            <Icon picture={types[type].picture} size={20} />
            {t(types[type].name)}
          </li>
        ))}
      </List>
    </Base>
  );
}
