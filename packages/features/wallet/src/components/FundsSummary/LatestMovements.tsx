import { Trans, useLingui } from "@lingui/react/macro";
import { useListMovementsQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate, useCurrencySymbol, useOpenCentre, useStatusQuery } from "@marquee/runtime";
import { Button, DateTime, DownIcon, Money, Text } from "@marquee/ui-kit";
import { useId, useState } from "react";
import { styled } from "styled-components";
import { isMoneyKind, kindTexts } from "../../model/kindTexts.ts";

const List = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${token("space.12")}; font-size: ${token("text.small")}; }
  > li > div { min-inline-size: 0; overflow-wrap: anywhere; }
`;
const Opener = styled(Button)`
  justify-self: start;
  svg { transition: rotate ${token("motion.normal")} ${token("easing.standard")}; }
  &[aria-expanded="true"] svg { rotate: 180deg; }
`;
const Opened = styled.div`display: grid; gap: ${token("space.12")};`;

const most = 5;

/** The last lines of the member's money, asked for when they are opened. */
function Movements() {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  const timeZone = useStatusQuery().data?.info.settings.timeZone;
  const openCentre = useOpenCentre();
  const query = useListMovementsQuery({ kind: "CASH" });
  return (
    <Opened>
      <LoadGate query={query} rows={2}>
        {({ list }) =>
          list.length === 0 ? (
            <Text size="small" tone="muted">
              <Trans>Nothing has moved yet.</Trans>
            </Text>
          ) : (
            <>
              <List>
                {list.slice(0, most).map(({ time, type, changed, balance, remark, refNo }) => (
                  <li key={`${time} ${refNo} ${type} ${changed} ${balance}`}>
                    <div>
                      {isMoneyKind(type) && t(kindTexts[type])}
                      <Text size="label" tone="muted">
                        {remark !== "" && <>{remark}, </>}
                        <DateTime instant={new Date(time).toISOString()} timeZone={timeZone} />
                      </Text>
                    </div>
                    <div>
                      <Money amount={changed} currency={symbol} change />
                    </div>
                  </li>
                ))}
              </List>
              <Button size="small" look="quiet" onClick={() => openCentre("member", "transactionHistory")}>
                <Trans>Whole account record</Trans>
              </Button>
            </>
          )
        }
      </LoadGate>
    </Opened>
  );
}

/** What last moved the member's money (AP-58), behind a button. */
export function LatestMovements() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Opener
        size="small"
        look="quiet"
        icon={<DownIcon size="1em" />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>Latest movements</Trans>
      </Opener>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Movements />}
      </div>
    </>
  );
}
