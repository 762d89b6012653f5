import { useLingui } from "@lingui/react/macro";
import { gtagPattern } from "@marquee/contract";
import type { SiteState, SiteSwitch } from "@marquee/contract/staff";
import { FormSelectField, FormTextField } from "@marquee/ui-kit";
import { useDesk } from "../../frame/DeskContext.ts";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";
import { useSettingNames } from "./useSettingNames.ts";

interface Values {
  readonly subject: string;
  readonly state: string;
  readonly days: string;
  readonly path: string;
  readonly gtagId: string;
  readonly currency: string;
}

type Flagged = "splitLogin" | "tellUnknownAccounts" | "allowUrlToken";

const isFlagged = (subject: string): subject is Flagged =>
  ["splitLogin", "tellUnknownAccounts", "allowUrlToken"].includes(subject);

function toSwitch({ subject, state, days, path, gtagId, currency }: Values): SiteSwitch {
  if (isFlagged(subject)) return { kind: "setting", subject, state };
  if (subject === "kUnit") return { kind: "kUnit", subject: currency, state: state === "on" ? "on" : "off" };
  if (subject === "passwordDays") return { kind: "setting", subject, state: days.trim() === "" ? "off" : days.trim() };
  if (subject === "analytics")
    return { kind: "analytics", subject: "site", state: gtagId.trim() === "" ? "off" : gtagId.trim() };
  return { kind: "favicon", subject: "site", state: path.trim() === "" ? "brand" : path.trim() };
}

/** Changes one setting of the site. */
export function SettingForm({ site, send }: { readonly site: SiteState; readonly send: SendSwitch }) {
  const { t } = useLingui();
  const names = useSettingNames();
  const { currencies } = useDesk().merchant;
  const initialValues: Values = {
    subject: "splitLogin",
    state: "on",
    days: String(site.passwordDays ?? ""),
    path: site.favicon ?? "",
    gtagId: site.gtagId ?? "",
    currency: currencies[0] ?? "",
  };
  return (
    <SwitchForm
      label={t`Settings`}
      initialValues={initialValues}
      check={({ subject, days, path, gtagId }) => ({
        ...(subject === "analytics" && gtagId.trim() !== "" && !new RegExp(gtagPattern).test(gtagId.trim())
          ? { gtagId: t`An id of Google Analytics: G, a hyphen, then capitals and digits.` }
          : {}),
        ...(subject === "passwordDays" && !/^([1-9][0-9]{0,3})?$/.test(days.trim())
          ? { days: t`A whole number from 1 to 9999.` }
          : {}),
        ...(subject === "favicon" && !/^(\/[A-Za-z0-9._~-][A-Za-z0-9._~/-]*)?$/.test(path.trim())
          ? { path: t`A path of the site, such as /icon.svg.` }
          : {}),
      })}
      toSwitch={toSwitch}
      send={send}
    >
      {({ subject }) => (
        <>
          <FormSelectField
            name="subject"
            label={t`Setting`}
            options={Object.entries(names).map(([value, label]) => ({ value, label }))}
          />
          {subject === "kUnit" && (
            <FormSelectField
              name="currency"
              label={t`Currency`}
              options={currencies.map((value) => ({ value, label: value }))}
            />
          )}
          {isFlagged(subject) || subject === "kUnit" ? (
            <FormSelectField
              name="state"
              label={t`Is to be`}
              hint={
                subject === "kUnit"
                  ? t`Rewards and prizes on offer read 131K in place of 131,000. Balances, payments, records and messages stay in units.`
                  : undefined
              }
              options={[
                { value: "on", label: t`On` },
                { value: "off", label: t`Off` },
              ]}
            />
          ) : subject === "passwordDays" ? (
            <FormTextField
              name="days"
              inputMode="numeric"
              label={t`Days`}
              hint={t`Empty: passwords do not expire.`}
              maxLength={4}
            />
          ) : subject === "analytics" ? (
            <FormTextField
              name="gtagId"
              label={t`Analytics id`}
              hint={t`Empty: no analytics. The script loads only for visitors who agree.`}
              maxLength={20}
              autoComplete="off"
            />
          ) : (
            <FormTextField
              name="path"
              label={t`Path of the picture`}
              hint={t`Empty for the brand's own icon.`}
              maxLength={199}
              autoComplete="off"
            />
          )}
        </>
      )}
    </SwitchForm>
  );
}
