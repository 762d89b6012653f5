import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Label, LabelNames } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { FormSelectField, FormTextField, notify, Text } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useState } from "react";
import { styled } from "styled-components";
import { isApiError } from "../../api/ApiError.ts";
import { useSaveLabelMutation } from "../../api/endpoints/member/staffPartEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "../acts/ActForm.tsx";
import { LabelName } from "../LabelTags.tsx";
import { ColourField, isColour } from "./ColourField.tsx";

const Pair = styled.div`
  display: grid;
  gap: ${token("space.12")};
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
`;
const Changed = styled.div`
  display: grid;
  gap: ${token("space.4")};
  padding: ${token("space.12")};
  border: ${token("stroke.thin")} solid ${token("color.warning")};
  border-radius: ${token("radius.control")};
`;

const codes = ["EN", "VI", "CN", "ID", "TH", "TL", "TY"] as const;

interface Values {
  readonly EN: string;
  readonly VI: string;
  readonly CN: string;
  readonly ID: string;
  readonly TH: string;
  readonly TL: string;
  readonly TY: string;
  readonly color: string;
  readonly color2: string;
  readonly rank: string;
  readonly service: string;
}

const toValues = (label: Label | undefined): Values => {
  const { names, color = "#475569", color2 = "#94a3b8", rank = 1, service = "NORMAL" } = label ?? {};
  const { EN = "", VI = "", CN = "", ID = "", TH = "", TL = "", TY = "" } = names ?? {};
  return { EN, VI, CN, ID, TH, TL, TY, color, color2, rank: String(rank), service };
};

function toNames(values: Values): LabelNames {
  const others = codes.flatMap((code) => (values[code].trim() === "" ? [] : [[code, values[code].trim()] as const]));
  return { ...Object.fromEntries(others), EN: values.EN.trim() };
}

function Preview() {
  const { values } = useFormikContext<Values>();
  const { color, color2, EN } = values;
  if (EN.trim() === "" || !isColour(color) || !isColour(color2)) return null;
  return (
    <Text>
      <LabelName name={EN} color={color} color2={color2} />
    </Text>
  );
}

/** A label as the refusal of an old version shows it. */
interface ChangedLabel {
  readonly name: string;
  readonly color: string;
  readonly color2: string;
  readonly rank: number;
  readonly version: number;
}

function toChanged(error: unknown): ChangedLabel | undefined {
  if (!isApiError(error) || error.code !== "version.conflict") return undefined;
  const { names, color, color2, rank, version } = error.value;
  const name: unknown = Reflect.get(Object(names), "EN");
  return typeof name === "string" &&
    typeof color === "string" &&
    typeof color2 === "string" &&
    typeof rank === "number" &&
    typeof version === "number"
    ? { name, color, color2, rank, version }
    : undefined;
}

/** Makes a label or changes one; what was typed stays when somebody else has changed it, and is sent again on top of that. */
export function LabelForm({ label, onClose }: { readonly label: Label | undefined; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [save] = useSaveLabelMutation();
  // One id for the form: sent twice, it makes one label.
  const [id] = useState(() => label?.id ?? crypto.randomUUID());
  const [seen, setSeen] = useState(label?.version ?? 0);
  const [changed, setChanged] = useState<ChangedLabel>();
  const { names: languages } = useLanguageNames();
  return (
    <ActForm
      label={label === undefined ? t`New label` : t`Change the label ${label.names.EN}`}
      hint={t`A language without a name shows the English one. Of several labels a member shows the one with the highest rank.`}
      submit={label === undefined ? t`Make the label` : t`Save`}
      initialValues={toValues(label)}
      check={({ EN, color, color2 }) => ({
        ...(EN.trim() === "" ? { EN: t`Fill this in.` } : {}),
        ...(isColour(color) ? {} : { color: t`A colour such as #1a2b3c.` }),
        ...(isColour(color2) ? {} : { color2: t`A colour such as #1a2b3c.` }),
      })}
      send={async (values) => {
        const service = values.service === "VIP" ? "VIP" : "NORMAL";
        const { color, color2, rank, reason } = values;
        const look = { names: toNames(values), color, color2, rank: Number(rank), service } as const;
        try {
          return await save({ merchant, id, version: seen, ...look, reason }).unwrap();
        } catch (error) {
          const now = toChanged(error);
          setChanged(now);
          if (now !== undefined) setSeen(now.version);
          throw error;
        }
      }}
      onDone={() => {
        notify(t`Saved. Pages of members with this label update by themselves.`, { tone: "success" });
        onClose();
      }}
    >
      <Preview />
      <FormTextField name="EN" label={t`Name in English`} maxLength={40} autoComplete="off" />
      <Pair>
        {(["VI", "CN", "ID", "TH", "TL", "TY"] as const).map((code) => (
          <FormTextField
            key={code}
            name={code}
            label={t`Name in ${languages[code]}`}
            maxLength={40}
            autoComplete="off"
          />
        ))}
      </Pair>
      <Pair>
        <ColourField name="color" label={t`First colour`} />
        <ColourField name="color2" label={t`Second colour`} />
      </Pair>
      <Pair>
        <FormSelectField
          name="rank"
          label={t`Rank`}
          options={Array.from({ length: 10 }, (_, rank) => ({ value: String(rank), label: String(rank) }))}
        />
        <FormSelectField
          name="service"
          label={t`Customer service`}
          options={[
            { value: "NORMAL", label: t`As for everybody` },
            { value: "VIP", label: "VIP" },
          ]}
        />
      </Pair>
      {changed === undefined ? null : (
        <Changed>
          <Text size="small" strong>
            <Trans>Changed by somebody else since you opened this. It is now:</Trans>
          </Text>
          <Text size="small">
            <LabelName name={changed.name} color={changed.color} color2={changed.color2} /> · {changed.color} ·{" "}
            {changed.color2} · {changed.rank}
          </Text>
          <Text size="small">
            <Trans>Send again to make your change anyway.</Trans>
          </Text>
        </Changed>
      )}
    </ActForm>
  );
}
