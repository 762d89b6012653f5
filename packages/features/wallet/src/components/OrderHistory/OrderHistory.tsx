import { type Counted, type Loaded, RecordBody } from "@marquee/runtime";
import { token } from "@marquee/design-tokens";
import { Heading, Table, type TableColumn, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.12")};
`;

/** A member's orders of one kind under the form that makes them, newest first, by pages. */
export function OrderHistory<Line>({
  title,
  empty,
  notice,
  columns,
  toKey,
  loaded,
  page,
  onPage,
}: {
  readonly title: string;
  /** Said when there is no order yet. */
  readonly empty: string;
  /** Said before the list, such as what an open order waits for. */
  readonly notice?: ReactNode;
  readonly columns: readonly TableColumn<Line>[];
  readonly toKey: (line: Line) => string;
  readonly loaded: Loaded<Counted & { readonly list: readonly Line[] }>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}) {
  return (
    <Part>
      <Heading level={4}>{title}</Heading>
      {notice}
      <RecordBody
        loaded={loaded}
        rows={1}
        empty={<Text tone="muted">{empty}</Text>}
        page={page}
        onPage={onPage}
        renderList={({ list }) => <Table caption={title} columns={columns} rows={list} toKey={toKey} />}
      />
    </Part>
  );
}
