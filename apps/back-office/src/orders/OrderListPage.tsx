import { Trans } from "@lingui/react/macro";
import { Heading } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { KeyHint } from "../work/KeyHint.tsx";
import { useRowKeys } from "../work/useRowKeys.ts";
import { OrderFilters } from "./OrderFilters.tsx";
import { ListAndSide } from "./OrderSide.tsx";
import type { OpenOrder } from "./useOpenOrder.ts";
import type { OrderListAddress } from "./useOrderList.ts";

/** A page that is a list of one kind of orders. */
export function OrderListPage<Row>({
  title,
  list: { states, choices, address, request, sort, onSort },
  isExported = false,
  chosen,
  open,
  children,
  ...table
}: {
  readonly title: string;
  readonly list: OrderListAddress<object>;
  /** Whether the gateway makes files of the list. */
  readonly isExported?: boolean;
  /** What may be done to the rows that are chosen. */
  readonly chosen?: ReactNode;
  /** Which order is open beside the list, where orders open there. */
  readonly open?: OpenOrder;
  /** What is open beside the list. */
  readonly children?: ReactNode;
} & Pick<Parameters<typeof RecordList<Row>>[0], "name" | "columns" | "toKey" | "loaded">) {
  const list = useRowKeys();
  const { merchant: _, cursor: _cursor, ...filters } = request as Readonly<Record<string, string>>;
  // A file's filters are kept for a day: it is not narrowed to a person or a number.
  const isOpen = filters["member"] === undefined && filters["number"] === undefined;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {title}
        </Heading>
        {open && (
          <KeyHint>
            <Trans>Keys: j and k go through the list, Enter opens, Escape closes.</Trans>
          </KeyHint>
        )}
      </PageHead>
      {chosen}
      <ListAndSide ref={list} data-open={open?.orderNo !== undefined || undefined}>
        <RecordList
          {...table}
          isDense
          caption={title}
          address={address}
          sort={sort}
          onSort={onSort}
          {...(isExported && isOpen && { whole: { list: table.name, filters } })}
          filters={<OrderFilters label={title} states={states} choices={choices} address={address} />}
        />
        {children}
      </ListAndSide>
    </Page>
  );
}
