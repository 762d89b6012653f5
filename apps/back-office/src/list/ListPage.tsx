import { useLingui } from "@lingui/react/macro";
import { Heading, SelectField } from "@marquee/ui-kit";
import type { ReactNode } from "react";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "./RecordList.tsx";

/** One choice among named values, or all. */
export interface ListChoice {
  /** Names the choice in the address. */
  readonly name: string;
  readonly label: string;
  readonly names: Readonly<Record<string, string>>;
}

/** A page that is one list with one choice of what is listed, such as orders by their state. */
export function ListPage<Row>({
  title,
  choice: { name, label, names },
  children,
  ...list
}: {
  readonly title: string;
  readonly choice: ListChoice;
  /** Dialogs of the list's buttons. */
  readonly children?: ReactNode;
} & Pick<Parameters<typeof RecordList<Row>>[0], "name" | "columns" | "toKey" | "loaded" | "address" | "whole">) {
  const { t } = useLingui();
  const { address } = list;
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          {title}
        </Heading>
      </PageHead>
      <RecordList
        {...list}
        caption={title}
        filters={
          <SelectField
            name={name}
            label={label}
            value={address.get(name)}
            onChange={({ target }) => address.filter({ [name]: target.value })}
            options={[
              { value: "", label: t`All` },
              ...Object.entries(names).map(([value, text]) => ({ value, label: text })),
            ]}
          />
        }
      />
      {children}
    </Page>
  );
}
