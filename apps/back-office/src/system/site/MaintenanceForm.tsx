import { useZoneName } from "../../texts/useZoneName.ts";
import { useLingui } from "@lingui/react/macro";
import type { SiteState, SiteSwitch } from "@marquee/contract/staff";
import { FormRadioGroup, FormTextField } from "@marquee/ui-kit";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";

/** Closes the site for maintenance with a message and an end, or opens it; now or at a time. */
export function MaintenanceForm({ site, send }: { readonly site: SiteState; readonly send: SendSwitch }) {
  const { t } = useLingui();
  const { zone } = useZoneName();
  const { maintenance } = site;
  return (
    <SwitchForm
      label={t`Maintenance`}
      initialValues={{
        state: maintenance === null ? "open" : "maintenance",
        message: maintenance?.message ?? "",
        until: "",
      }}
      check={({ state, message }) =>
        state === "maintenance" && message.trim() === "" ? { message: t`Fill this in.` } : {}
      }
      toSwitch={({ state, message, until }): SiteSwitch =>
        state === "open"
          ? { kind: "status", subject: "site", state: "open" }
          : {
              kind: "status",
              subject: "site",
              state: "maintenance",
              message: message.trim(),
              ...(until === "" ? {} : { until }),
            }
      }
      send={send}
    >
      {({ state }) => (
        <>
          <FormRadioGroup
            name="state"
            label={t`The site is`}
            options={[
              { value: "open", label: t`Open` },
              { value: "maintenance", label: t`In maintenance`, detail: t`Players see the message and nothing else.` },
            ]}
          />
          {state === "open" ? null : (
            <>
              <FormTextField name="message" label={t`Message for players`} maxLength={200} autoComplete="off" />
              <FormTextField
                name="until"
                type="datetime-local"
                label={t`Until`}
                hint={t`Then the site opens by itself. In ${zone}; empty for no end.`}
              />
            </>
          )}
        </>
      )}
    </SwitchForm>
  );
}
