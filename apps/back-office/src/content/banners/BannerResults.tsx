import { Trans, useLingui } from "@lingui/react/macro";
import type { BannerResults as Results, StaffBanner } from "@marquee/contract/staff";
import { Button, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { useGetBannerResultsQuery, useSaveBannerMutation } from "../../api/endpoints/support/staffEndpoints.ts";
import { FormModal } from "../../forms/FormModal.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";

type Result = Results[number] & {
  /** From 1. */
  readonly place: number;
};

const Shown = styled.img`max-inline-size: 12rem; max-block-size: 4rem; object-fit: contain;`;

function useResultColumns(onUse: ((result: Result) => void) | undefined): readonly TableColumn<Result>[] {
  const { t, i18n } = useLingui();
  const columns: readonly TableColumn<Result>[] = [
    {
      key: "picture",
      title: t`Picture`,
      toCell: ({ picture, place }) => <Shown src={picture} alt={t`Picture ${place}`} />,
    },
    { key: "views", title: t`Times seen`, align: "end", toCell: ({ views }) => i18n.number(views) },
    { key: "clicks", title: t`Clicks`, align: "end", toCell: ({ clicks }) => i18n.number(clicks) },
    {
      key: "rate",
      title: t`Rate`,
      align: "end",
      toCell: ({ views, clicks }) =>
        views === 0 ? "–" : i18n.number(clicks / views, { style: "percent", maximumFractionDigits: 1 }),
    },
  ];
  if (onUse === undefined) return columns;
  return [
    ...columns,
    {
      key: "use",
      title: t`Use this one`,
      toCell: (result) => (
        <Button size="small" onClick={() => onUse(result)}>
          {t`Use picture ${result.place}`}
        </Button>
      ),
    },
  ];
}

function ResultTable({ banner, onDone }: { readonly banner: StaffBanner; readonly onDone: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("content.change");
  const [save] = useSaveBannerMutation();
  const [chosen, setChosen] = useState<Result>();
  const loaded = useGetBannerResultsQuery({ merchant, id: banner.id }, { refetchOnMountOrArgChange: true });
  const columns = useResultColumns(canChange ? setChosen : undefined);
  return (
    <LoadGate loaded={loaded} fault={t`The results did not load`}>
      {(results) => (
        <>
          <Table
            caption={t`Results`}
            columns={columns}
            rows={results.map((result, index): Result => ({ ...result, place: index + 1 }))}
            toKey={({ place }) => String(place)}
          />
          <Text size="small" tone="muted">
            <Trans>A view is counted when half of it was visible for a second, once in a visit.</Trans>
          </Text>
          {chosen === undefined ? null : (
            <SwitchForm
              key={chosen.place}
              label={t`Use picture ${chosen.place}`}
              initialValues={{}}
              toSwitch={() => chosen}
              send={async ({ picture, phonePicture }, reason) => {
                const { state: _, ...saved } = banner;
                await save({ merchant, ...saved, picture, phonePicture, variants: [], reason }).unwrap();
                return null;
              }}
              timed={false}
              action={t`Show it to everybody`}
              onDone={onDone}
            >
              <Text size="small" tone="muted">
                {t`Picture ${chosen.place} becomes the banner's only one.`}
              </Text>
            </SwitchForm>
          )}
        </>
      )}
    </LoadGate>
  );
}

/** Opens how often each of a banner's pictures was seen and pressed, and makes one of them its only one. */
export function BannerResults({ banner, name }: { readonly banner: StaffBanner; readonly name: string }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (banner.variants.length === 0) return null;
  return (
    <>
      <Button size="small" aria-label={t`Results of ${name}`} onClick={() => setOpen(true)}>
        <Trans>Results</Trans>
      </Button>
      <FormModal size="wide" title={t`Results of ${name}`} open={isOpen} onClose={close}>
        {isOpen ? <ResultTable banner={banner} onDone={close} /> : null}
      </FormModal>
    </>
  );
}
