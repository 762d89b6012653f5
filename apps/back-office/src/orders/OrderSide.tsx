import { useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { CloseIcon, Heading, IconButton } from "@marquee/ui-kit";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { styled } from "styled-components";
import { useKeys } from "../work/useKeys.ts";

/** A list, and what is open of it: side by side where there is room, else one in the place of the other. */
export const ListAndSide = styled.div`
  display: grid;
  align-content: start;
  align-items: start;
  gap: ${token("space.16")};
  min-inline-size: 0;
  > * { min-inline-size: 0; }
  @media not ${from("wide")} { &[data-open] > :not(aside) { display: none; } }
  @media ${from("wide")} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) minmax(420px, 36%);
      /* The filters come back with the list: others would close what is open. */
      > :first-child { display: none; }
      > aside { grid-area: 1 / 2 / span 2; position: sticky; inset-block-start: 77px; max-block-size: calc(100dvb - 160px); }
      [role="row"]:has([aria-current="true"]) > * { background: ${token("color.raised")}; }
    }
  }
`;
const Base = styled.aside`
  display: grid;
  gap: ${token("space.12")};
  padding: ${token("space.16")};
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.bg")};
  overflow: auto;
  > header { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
  > header > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")}; }
  /* The decision stays in reach however long the order is. */
  > [data-decide] {
    position: sticky;
    inset-block-end: calc(-1 * ${token("space.16")});
    z-index: 1;
    > section { gap: ${token("space.8")}; padding: ${token("space.12")}; box-shadow: ${token("shadow.overlay")}; }
    form { inline-size: 100%; gap: ${token("space.8")}; }
  }
`;

/** What is open beside a list. It takes the focus when something else opens in it; Escape closes it. */
export function OrderSide({
  orderNo,
  badge,
  onClose,
  children,
}: {
  readonly orderNo: string;
  /** Its state. */
  readonly badge: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [orderNo]);
  useKeys({ Escape: onClose });
  return (
    <Base aria-labelledby={id}>
      <header>
        <div>
          <Heading level={2} size="title" id={id} tabIndex={-1} ref={heading}>
            {orderNo}
          </Heading>
          {badge}
        </div>
        <IconButton label={t`Close`} onClick={onClose}>
          <CloseIcon size={18} />
        </IconButton>
      </header>
      {children}
    </Base>
  );
}
