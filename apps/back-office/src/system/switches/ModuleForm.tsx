import { useZoneName } from "../../texts/useZoneName.ts";
import { useLingui } from "@lingui/react/macro";
import type { SiteSwitch, SwitchNode } from "@marquee/contract/staff";
import { FormRadioGroup, FormTextField } from "@marquee/ui-kit";
import { useEffect, useEffectEvent } from "react";
import { useGetSwitchEffectQuery } from "../../api/endpoints/system/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { useNameTexts } from "../../texts/useNameTexts.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";
import { SwitchEffect } from "./SwitchEffect.tsx";

interface Values {
  readonly state: string;
  readonly percent: string;
  readonly until: string;
}

const isPercent = (text: string): boolean => /^([1-9][0-9]?|100)$/.test(text.trim());

function toSwitch({ id }: SwitchNode, { state, percent, until }: Values): SiteSwitch {
  const end = until === "" ? {} : { until };
  if (state === "off") return { kind: "module", subject: id, state: "off", ...end };
  return { kind: "module", subject: id, state: "on", percent: Number(percent), ...end };
}

function Effect({
  node,
  state,
  onAffect,
}: {
  readonly node: SwitchNode;
  readonly state: "on" | "off";
  readonly onAffect: (ids: readonly string[]) => void;
}) {
  const merchant = useMerchantCode();
  const { currentData } = useGetSwitchEffectQuery({ merchant, module: node.id, state });
  const tell = useEffectEvent(onAffect);
  useEffect(() => {
    tell(state === "off" ? (currentData?.modules.map(({ id }) => id) ?? []) : []);
    return () => tell([]);
  }, [currentData, state]);
  return currentData === undefined ? null : <SwitchEffect effect={currentData} state={state} />;
}

/** Turns a module on for all or a part of the visitors, or off; now, from a time on, or until a time. */
export function ModuleForm({
  node,
  send,
  onAffect,
}: {
  readonly node: SwitchNode;
  readonly send: SendSwitch;
  /** Told what the chosen state would turn off. */
  readonly onAffect: (ids: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const { name } = useNameTexts().toModule(node.id);
  const own = node.own === "1" ? "on" : "off";
  const initialValues: Values = { state: own, percent: String(node.percent ?? 100), until: "" };
  return (
    <SwitchForm
      label={t`Switch of ${name}`}
      initialValues={initialValues}
      check={({ state, percent }) =>
        state === "on" && !isPercent(percent) ? { percent: t`A whole number from 1 to 100.` } : {}
      }
      toSwitch={(values) => toSwitch(node, values)}
      send={send}
    >
      {({ state }) => (
        <>
          <FormRadioGroup
            name="state"
            label={t`Own switch`}
            options={[
              { value: "on", label: t`On` },
              { value: "off", label: t`Off` },
            ]}
          />
          {state === "on" ? (
            <FormTextField
              name="percent"
              inputMode="numeric"
              label={t`Share of visitors, in percent`}
              hint={t`A larger part contains every smaller one.`}
              maxLength={3}
            />
          ) : null}
          <FormTextField
            name="until"
            type="datetime-local"
            label={t`Until`}
            hint={t`Then it becomes what it was before. In ${zone}; empty for no end.`}
          />
          {state === own ? null : <Effect node={node} state={state === "on" ? "on" : "off"} onAffect={onAffect} />}
        </>
      )}
    </SwitchForm>
  );
}
