import { Trans, useLingui } from "@lingui/react/macro";
import { from, token } from "@marquee/design-tokens";
import { Button, ErrorState, Skeleton, Table, type TableColumn, type TableSort, Text } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { toErrorText } from "../texts/errorText.ts";
import { useMay } from "../frame/DeskContext.ts";
import { ColumnChoice } from "./ColumnChoice.tsx";
import { ListCount } from "./ListCount.tsx";
import { DownloadCsv } from "./DownloadCsv.tsx";
import { ExportButton, type ListExport } from "./ExportButton.tsx";
import { useColumns } from "./useColumns.ts";
import { Views } from "./Views.tsx";
import type { ListAddress } from "./useListAddress.ts";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token("space.8")};
  > form { flex: 1 1 min(100%, 480px); }
  > :last-child { margin-inline-start: auto; display: flex; flex-wrap: wrap; gap: ${token("space.8")}; }
  /* The list's own buttons stand beside the filters: by their pictures alone where there is no room for words. */
  @media not ${from("ultra")} {
    > :last-child > button:has(> [aria-hidden]) > span:last-child { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  }
`;
const Sheet = styled.div`
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  overflow: auto;
  /* Words stay whole: a wide table scrolls in its own frame. */
  overflow-wrap: break-word;
  @media ${from("tablet")} { [role="cell"], [role="columnheader"] { padding-block: ${token("space.8")}; vertical-align: top; } [role="cell"] button { white-space: nowrap; } }
  > p { padding: ${token("space.32")}; text-align: center; }
  &[aria-busy="true"] { opacity: 0.6; }
  /* What is done with a line stays in reach while the rest scrolls. */
  @media ${from("tablet")} {
    [role="cell"]:last-child:has(button) { position: sticky; inset-inline-end: 0; background: ${token("color.surface")}; }
    [role="row"]:hover > [role="cell"]:last-child:has(button) { background: linear-gradient(${token("color.hover")}, ${token("color.hover")}), ${token("color.surface")}; }
  }
  &[data-dense] { @media ${from("tablet")} {
    [role="cell"], [role="columnheader"] { padding-inline: ${token("space.12")}; vertical-align: middle; }
    [role="columnheader"] > button { vertical-align: middle; }
    [role="cell"] a { font-weight: inherit; }
    [role="cell"] { max-inline-size: 200px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    /* No figure is cut. */
    [role="cell"][data-align="end"], [role="cell"]:last-child:has(button) { max-inline-size: none; }
  } }
`;
const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("space.8")};
  justify-content: flex-end;
  > :first-child:not(button) { margin-inline-end: auto; }
`;

/** A column: how it is drawn, and what stands of it in a downloaded file. */
export interface ListColumn<Row> extends TableColumn<Row> {
  readonly toText: (row: Row) => string;
  /** Not shown until somebody asks for it. */
  readonly extra?: boolean;
}

/** What a query hook answers, as far as a list needs it. */
interface Loaded<Row> {
  readonly data?:
    | { readonly items: readonly Row[]; readonly next: string | null; readonly count?: number | null }
    | undefined;
  /** Undefined while something else loads than what `data` still shows. */
  readonly currentData?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The one kind of list of the back office: filters in the address, chosen columns, pages by cursor, a file of what is shown. */
export function RecordList<Row>({
  name,
  caption,
  columns,
  toKey,
  filters,
  loaded,
  address,
  sort,
  onSort,
  whole,
  isDense = false,
}: {
  /** Names the list where its columns are kept and its files are named. */
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly toKey: (row: Row) => string;
  readonly filters: ReactNode;
  readonly loaded: Loaded<Row>;
  readonly address: ListAddress;
  /** The order that is in force, of those that the gateway has. */
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  /** Of which the gateway makes a file; left out, only what is shown can be had. */
  readonly whole?: ListExport;
  /** One line for each row; what is longer is cut, and read in full by its title. The last column, where it holds buttons, stays in reach. */
  readonly isDense?: boolean;
}) {
  const { i18n, t } = useLingui();
  const canExport = useMay("exports.create");
  const { shown, hidden, hide, toggle } = useColumns(name, columns);
  const { data, error, isFetching, refetch } = loaded;
  const rows = data?.items ?? [];
  // What is asked anew while somebody reads it is not dimmed.
  const isChanging = isFetching && loaded.currentData === undefined;
  return (
    <>
      <Bar>
        {filters}
        <div>
          {filters === null ? null : <Views list={name} address={address} hidden={hidden} onHide={hide} />}
          <ColumnChoice columns={columns} hidden={hidden} onToggle={toggle} />
          <DownloadCsv name={name} columns={shown} rows={rows} />
          {whole !== undefined && canExport ? <ExportButton {...whole} /> : null}
        </div>
      </Bar>
      {error !== undefined && data === undefined ? (
        <ErrorState title={t`The list did not load`} onRetry={() => void refetch()} busy={isFetching}>
          {toErrorText(i18n, error)}
        </ErrorState>
      ) : (
        <Sheet aria-busy={isChanging} data-dense={isDense || undefined}>
          {data === undefined ? (
            <Skeleton shape="card" />
          ) : (
            <Table caption={caption} columns={shown} rows={rows} toKey={toKey} sort={sort} onSort={onSort} />
          )}
          {data !== undefined && rows.length === 0 ? (
            <Text tone="muted">
              {Object.keys(address.filters).length === 0 ? (
                <Trans>There is nothing here.</Trans>
              ) : (
                <Trans>Nothing is listed with these filters.</Trans>
              )}
            </Text>
          ) : null}
        </Sheet>
      )}
      <Pages>
        <ListCount count={data?.count} address={address} />
        <Button size="small" disabled={address.cursor === undefined} onClick={() => address.goTo(null)}>
          <Trans>First page</Trans>
        </Button>
        <Button
          size="small"
          disabled={(data?.next ?? null) === null}
          busy={isChanging && data !== undefined}
          onClick={() => address.goTo(data?.next ?? null)}
        >
          <Trans>Next page</Trans>
        </Button>
      </Pages>
    </>
  );
}
