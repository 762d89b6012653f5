import { useLingui } from "@lingui/react/macro";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";

/** Who decided about an order, and the order that belongs to it, where there are any; stands among its `Facts`. */
export function DecisionFacts({
  order: { decidedBy, linkedOrderNo },
  list,
}: {
  readonly order: { readonly decidedBy: string | null; readonly linkedOrderNo: string | null };
  /** The page of such orders. */
  readonly list: string;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  return (
    <>
      {decidedBy !== null && (
        <>
          <dt>{t`Decided by`}</dt>
          <dd>{decidedBy}</dd>
        </>
      )}
      {linkedOrderNo !== null && (
        <>
          <dt>{t`Linked order`}</dt>
          <dd>
            <DeskLink to={`/${merchant}/${list}/${linkedOrderNo}`}>{linkedOrderNo}</DeskLink>
          </dd>
        </>
      )}
    </>
  );
}
