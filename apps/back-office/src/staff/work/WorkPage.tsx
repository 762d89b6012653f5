import { Trans, useLingui } from "@lingui/react/macro";
import type { WorkItem } from "@marquee/contract/staff";
import { Heading, SelectField } from "@marquee/ui-kit";
import { useListWorkQuery } from "../../api/endpoints/staff/workEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { RecordList } from "../../list/RecordList.tsx";
import { useListAddress } from "../../list/useListAddress.ts";
import { KeyHint } from "../../work/KeyHint.tsx";
import { useRowKeys } from "../../work/useRowKeys.ts";
import { useWorkColumns, workNames } from "./useWorkColumns.tsx";

const toKey = ({ key, subject }: WorkItem): string => `${key} ${subject}`;

/** What waits for a person, the longest first, and who works on it. The keys `j` and `k` go through it, `t` takes, Enter opens. */
export function WorkPage() {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const [key, isOwn] = [address.get("line"), address.get("own") === "1"];
  const loaded = useListWorkQuery({
    merchant,
    ...(workNames.some((name) => name.key === key) && { key }),
    ...(isOwn && { own: true }),
  });
  const { currentData, fulfilledTimeStamp: now = 0 } = loaded;
  const columns = useWorkColumns(now);
  const counts = new Map(currentData?.counts.map((line) => [line.key, line.count]));
  const list = useRowKeys();
  const asked = currentData?.counts.filter((line) => key === "" || line.key === key) ?? [];
  const data = currentData && {
    items: currentData.items,
    next: null,
    count: isOwn ? currentData.items.length : asked.reduce((sum, line) => sum + line.count, 0),
  };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Work queue</Trans>
        </Heading>
        <KeyHint>
          <Trans>Keys: j and k go through the list, t takes, Enter opens.</Trans>
        </KeyHint>
      </PageHead>
      <div ref={list} style={{ display: "contents" }}>
        <RecordList
          name="work"
          caption={t`Work queue`}
          columns={columns}
          toKey={toKey}
          isDense
          address={address}
          loaded={{ ...loaded, data }}
          filters={
            <>
              <SelectField
                label={t`What`}
                value={key}
                onChange={({ target }) => address.filter({ line: target.value })}
                options={[
                  { value: "", label: t`All` },
                  ...workNames
                    .filter((name) => counts.has(name.key))
                    .map((name) => ({
                      value: name.key,
                      label: `${i18n._(name.item)} (${i18n.number(counts.get(name.key) ?? 0)})`,
                    })),
                ]}
              />
              <SelectField
                label={t`Whose`}
                value={isOwn ? "1" : ""}
                onChange={({ target }) => address.filter({ own: target.value })}
                options={[
                  { value: "", label: t`Everybody's` },
                  { value: "1", label: t`Taken by me` },
                ]}
              />
            </>
          }
        />
      </div>
    </Page>
  );
}
