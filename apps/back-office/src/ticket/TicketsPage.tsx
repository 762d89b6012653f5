import { Trans, useLingui } from "@lingui/react/macro";
import { ticketCategories, ticketStates } from "@marquee/contract";
import { Heading, SelectField, TextField } from "@marquee/ui-kit";
import { useListStaffTicketsQuery } from "../api/endpoints/ticket/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { FilterForm } from "../list/FilterForm.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTicketColumns } from "./useTicketColumns.tsx";
import { useTicketTexts } from "./useTicketTexts.ts";

const names = ["search", "state", "category", "mine"] as const;

/** In the place of a state: both in which staff come next. */
const waiting = "WAITS";

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Tickets of members and guests, those that changed last first. */
export function TicketsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress(["search"]);
  const { states, categories } = useTicketTexts();
  const state = ticketStates.states.find((each) => each === address.get("state"));
  const waits = address.get("state") === waiting;
  const category = ticketCategories.find((each) => each === address.get("category"));
  const [search, mine] = [address.get("search"), address.get("mine")];
  const loaded = useListStaffTicketsQuery({
    merchant,
    ...(state === undefined ? {} : { state }),
    ...(waits ? { waits: "1" } : {}),
    ...(category === undefined ? {} : { category }),
    ...(search === "" ? {} : { search }),
    ...(mine === "1" ? { mine } : {}),
    ...address.page,
  });
  const all = { value: "", label: t`All` };
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Tickets</Trans>
        </Heading>
      </PageHead>
      <RecordList
        name="tickets"
        caption={t`Tickets`}
        columns={useTicketColumns()}
        toKey={({ id }) => id}
        loaded={loaded}
        address={address}
        filters={
          <FilterForm label={t`Tickets`} names={names} address={address}>
            <TextField
              name="search"
              label={t`Number, username, subject or whole e-mail address`}
              defaultValue={search}
              maxLength={100}
              autoComplete="off"
            />
            <SelectField
              name="state"
              label={t`State`}
              defaultValue={waits ? waiting : (state ?? "")}
              options={[all, { value: waiting, label: t`Waits for staff` }, ...toOptions(states)]}
            />
            <SelectField
              name="category"
              label={t`Category`}
              defaultValue={category ?? ""}
              options={[all, ...toOptions(categories)]}
            />
            <SelectField
              name="mine"
              label={t`Taken by`}
              defaultValue={mine}
              options={[
                { value: "", label: t`Anybody` },
                { value: "1", label: t`Me` },
              ]}
            />
          </FilterForm>
        }
      />
    </Page>
  );
}
