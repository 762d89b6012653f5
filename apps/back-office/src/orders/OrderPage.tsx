import { Heading, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { Page, PageHead } from "../frame/Page.tsx";

/** One order on a page of its own, with the way back to its list. */
export function OrderPage({
  orderNo,
  list,
  title,
  badge,
  children,
}: {
  readonly orderNo: string;
  /** The page of the list. */
  readonly list: string;
  /** What the list is called. */
  readonly title: string;
  /** The state of the order. */
  readonly badge: ReactNode;
  readonly children: ReactNode;
}) {
  const merchant = useMerchantCode();
  return (
    <Page>
      <Text size="small">
        <DeskLink to={`/${merchant}/${list}`}>{title}</DeskLink>
      </Text>
      <PageHead>
        <Heading level={1} size="heading">
          {orderNo}
        </Heading>
        {badge}
      </PageHead>
      {children}
    </Page>
  );
}
