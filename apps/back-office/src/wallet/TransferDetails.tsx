import { useLingui } from "@lingui/react/macro";
import type { StaffVendorTransferSheet } from "@marquee/contract/staff";
import { Link } from "@marquee/ui-kit";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { Facts } from "../frame/Facts.ts";
import { Section } from "../frame/Section.tsx";
import { MemberGlance } from "../member/glance/MemberGlance.tsx";
import { OrderSteps } from "../orders/OrderSteps.tsx";
import { useOrderColumns } from "../orders/useOrderColumns.tsx";
import { AskVendor } from "./AskVendor.tsx";
import { isOpenTransfer, useTransferTexts } from "./useTransferTexts.ts";

/** Everything about one transfer between main and vendor wallet: whose and how much, what has happened, and the question to the vendor. */
export function TransferDetails({ transfer }: { readonly transfer: StaffVendorTransferSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { toMoney } = useOrderColumns();
  const { states, toReason, toWay } = useTransferTexts();
  const mayAsk = useMay("balances.approve");
  const { transId, memberId, username, amount, currency, reason, asked, steps } = transfer;
  return (
    <>
      <Section title={t`Transfer`}>
        <Facts>
          <dt>{t`Member`}</dt>
          <dd>
            <Link href={`/${merchant}/members/${memberId}`}>{username}</Link>
          </dd>
          <dt>{t`Direction`}</dt>
          <dd>{toWay(transfer)}</dd>
          <dt>{t`Amount`}</dt>
          <dd>{toMoney(amount, currency)}</dd>
          {reason !== "" && (
            <>
              <dt>{t`Reason`}</dt>
              <dd>{toReason(reason)}</dd>
            </>
          )}
          <dt>{t`Times asked`}</dt>
          <dd>{asked}</dd>
        </Facts>
        {mayAsk && isOpenTransfer(transfer) && <AskVendor transId={transId} />}
      </Section>
      <MemberGlance memberId={memberId} />
      <OrderSteps steps={steps} states={states} toReason={toReason} />
    </>
  );
}
