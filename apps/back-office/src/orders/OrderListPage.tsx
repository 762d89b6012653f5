import { Heading } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import type { OrderListAddress } from "./useOrderList.ts";

/** A page that is a list of one kind of orders. */
export function OrderListPage<Row>({
  title,
  list: { states, choices, address, request, sort, onSort },
  isExported = false,
  chosen,
  children,
  ...table
}: {
  readonly title: string;
  readonly list: OrderListAddress<object>;
  /** Whether the gateway makes files of the list. */
  readonly isExported?: boolean;
  /** What may be done to the rows that are chosen. */
  readonly chosen?: ReactNode;
  /** Dialogs of the list's buttons. */
  readonly children?: ReactNode;
} & Pick<Parameters<typeof RecordList<Row>>[0], "name" | "columns" | "toKey" | "loaded">) {
  const { merchant: _, cursor: _cursor, ...filters } = request as Readonly<Record<string, string>>;
  // A file's filters are kept for a day: it is not narrowed to a person or a number.
  const isOpen = filters["member"] === undefined && filters["number"] === undefined;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {title}
        </Heading>
      </PageHead>
      {chosen}
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
    </Page>
  );
}
