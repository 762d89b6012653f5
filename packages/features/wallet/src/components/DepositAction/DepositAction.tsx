import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { selectIsMember, useAppSelector, useOpenCentre } from "@marquee/runtime";
import { Button, MoneyInIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

/** Where it is narrow the picture stands for the word, in a place that a finger finds. */
const Base = styled.span`
  display: inline-flex;
  flex: none;
  > button { min-inline-size: ${token("layout.tap")}; padding-inline: ${token("space.12")}; }
  > button > span:last-child { display: none; }
  @media ${from("wide")} { > button > span:last-child { display: inline; } }
`;

/** The way to a deposit beside the balance, at every width (HD-03); a free demo has none. */
export function DepositAction() {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const isMember = useAppSelector(selectIsMember);
  if (!isMember) return null;
  return (
    <Base>
      <Button
        look="primary"
        aria-label={t`Deposit`}
        title={t`Deposit`}
        icon={<MoneyInIcon size="1em" />}
        onClick={() => openCentre("member", "depositv2")}
      >
        <Trans>Deposit</Trans>
      </Button>
    </Base>
  );
}
