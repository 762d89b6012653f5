import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { StaffVendor, StaffVendorList } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useListStaffVendorsQuery, useSetVendorMutation } from "../../api/endpoints/games/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { OrderDraft } from "../../list/OrderDraft.tsx";
import type { OrderView } from "../../list/OrderList.tsx";
import { PlannedList } from "../../system/PlannedList.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useSeenVersion } from "../../forms/useSeenVersion.ts";
import type { Send } from "../../forms/useSwitchSender.ts";
import { GameMarks } from "../GameMarks.tsx";
import { noState, StateFields, toStateChange } from "../StateFields.tsx";
import { useGameTexts } from "../useGameTexts.ts";
import { StakesDialog, type StakesTarget } from "../stakes/StakesDialog.tsx";
import { useStakeTexts } from "../stakes/useStakeTexts.ts";
import { FormModal } from "../../forms/FormModal.tsx";

const Acts = styled.span`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

type Wanted = Parameters<ReturnType<typeof useSetVendorMutation>[0]>[0]["wanted"];

function VendorForm({
  vendor,
  send,
  onDone,
}: {
  readonly vendor: StaffVendor;
  readonly send: Send<Wanted>;
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  return (
    <SwitchForm
      label={t`Change ${vendor.name}`}
      initialValues={noState}
      check={(values) =>
        Object.keys(toStateChange(values)).length === 0 ? { state: t`Choose what is to change.` } : {}
      }
      toSwitch={(values): Wanted => ({
        kind: "vendor",
        subject: `${vendor.category}/${vendor.vendor}`,
        ...toStateChange(values),
      })}
      send={send}
      onDone={onDone}
    >
      {({ state }) => <StateFields state={state} />}
    </SwitchForm>
  );
}

/** How a vendor stands in its list. */
function useVendorView(
  onEdit: (vendor: StaffVendor) => void,
  onStakes: (vendor: StaffVendor) => void,
): OrderView<StaffVendor> {
  const { t } = useLingui();
  const { toRange, toLimited } = useStakeTexts();
  const canChange = useMay("games.change");
  return {
    toKey: ({ vendor }) => vendor,
    toName: ({ name }) => name,
    toContent: (vendor) => (
      <>
        <Text size="small" strong>
          {vendor.name}
        </Text>
        <Text size="small" tone="muted">
          {vendor.vendor} · <Plural value={vendor.games} one="# game" other="# games" />
        </Text>
        <GameMarks of={vendor} quiet />
        {vendor.stakes
          .filter((range) => toLimited(range) !== "")
          .map((range) => (
            <Text key={range.currency} size="small" tone="muted">
              <Trans>
                Stakes {toRange(range)} {range.currency}
              </Trans>
            </Text>
          ))}
      </>
    ),
    toActs: (vendor) =>
      canChange ? (
        <Acts>
          <Button size="small" aria-label={t`Stake limits of ${vendor.name}`} onClick={() => onStakes(vendor)}>
            <Trans>Stake limits</Trans>
          </Button>
          <Button size="small" aria-label={t`Change ${vendor.name}`} onClick={() => onEdit(vendor)}>
            <Trans>Change</Trans>
          </Button>
        </Acts>
      ) : null,
  };
}

/** The vendors of one category: their order is drafted here and saved as a whole. */
function CategoryVendors({
  category,
  vendors,
  send,
  onStakes,
}: {
  readonly category: StaffVendor["category"];
  readonly vendors: readonly StaffVendor[];
  readonly send: Send<Wanted>;
  readonly onStakes: (vendor: StaffVendor) => void;
}) {
  const { t } = useLingui();
  const { categories } = useGameTexts();
  const canChange = useMay("games.change");
  const [edited, setEdited] = useState<StaffVendor>();
  const title = categories[category];
  const view = useVendorView(setEdited, onStakes);
  return (
    <Section title={title}>
      <OrderDraft
        label={t`Order of ${title}`}
        action={t`Save the order of ${title}`}
        items={vendors}
        view={view}
        canChange={canChange}
        send={(order, reason, at) => send({ kind: "vendorOrder", subject: category, order: [...order] }, reason, at)}
      />
      <FormModal title={edited?.name ?? ""} open={edited !== undefined} onClose={() => setEdited(undefined)}>
        {edited === undefined ? null : <VendorForm vendor={edited} send={send} onDone={() => setEdited(undefined)} />}
      </FormModal>
    </Section>
  );
}

function Vendors({ list, refetch }: { readonly list: StaffVendorList; readonly refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const sendOnVersion = useSeenVersion(list.version, refetch);
  const [setVendor] = useSetVendorMutation();
  const send: Send<Wanted> = (wanted, reason, at) =>
    sendOnVersion((version) => setVendor({ merchant, wanted, reason, version, ...(at === "" ? {} : { at }) }).unwrap());
  const [target, setTarget] = useState<StakesTarget>();
  const categories = [...new Set(list.vendors.map(({ category }) => category))];
  return (
    <>
      {categories.map((category) => (
        <CategoryVendors
          key={category}
          category={category}
          vendors={list.vendors.filter((vendor) => vendor.category === category)}
          send={send}
          onStakes={({ name, vendor, stakes }) => setTarget({ of: { vendor: `${category}/${vendor}` }, name, stakes })}
        />
      ))}
      {categories.length === 0 ? (
        <Text tone="muted">
          <Trans>This merchant has no vendors.</Trans>
        </Text>
      ) : null}
      <StakesDialog target={target} version={list.version} refetch={refetch} onClose={() => setTarget(undefined)} />
      <Section title={t`Planned`}>
        <PlannedList planned={list.planned} />
      </Section>
    </>
  );
}

/** Vendors by category: order, hot, new, maintenance, and what is planned of them and of games. */
export function VendorsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListStaffVendorsQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Vendors</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The vendors did not load`}>
        {(list) => <Vendors list={list} refetch={loaded.refetch} />}
      </LoadGate>
    </Page>
  );
}
