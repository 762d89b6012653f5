import { useRangeTexts } from "../../texts/useRangeTexts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ProposeJurisdiction } from "@marquee/contract/staff";
import { Button, Form, FormTextField, notify, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useProposeJurisdictionMutation } from "../../api/endpoints/system/staffEndpoints.ts";
import { FormFault } from "../../forms/FormFault.tsx";
import { LeaveGuard } from "../../forms/LeaveGuard.tsx";
import { useSubmit } from "../../forms/useSubmit.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { toProfileText } from "./profileNames.ts";
import { Conflict } from "../../forms/Conflict.tsx";
import { type SwitchChange, toConflict } from "../../forms/toConflict.ts";

/** Proposes a profile; a second person makes the change. */
export function ProposeForm({
  to,
  version,
  refetch,
}: {
  readonly to: ProposeJurisdiction["to"];
  readonly version: number;
  readonly refetch: () => Promise<unknown>;
}) {
  const { t, i18n } = useLingui();
  const ranges = useRangeTexts();
  const profile = toProfileText(to, i18n);
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState(version);
  const [changes, setChanges] = useState<readonly SwitchChange[]>([]);
  const [propose] = useProposeJurisdictionMutation();
  const { fault, submit } = useSubmit(
    async ({ reason }: { readonly reason: string }) => {
      try {
        return await propose({ merchant, id, to, version: seen, reason: reason.trim() }).unwrap();
      } catch (error) {
        const conflict = toConflict(error);
        setChanges(conflict?.changes ?? []);
        if (conflict !== undefined) setSeen(conflict.version);
        throw error;
      }
    },
    () => {
      notify(t`The change is proposed. Somebody else must approve it.`, { tone: "success" });
      void refetch();
    },
  );
  return (
    <Formik
      initialValues={{ reason: "" }}
      validate={({ reason }) => (reason.trim().length < 3 ? { reason: ranges.reason } : {})}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form label={t`Propose ${profile}`}>
          <FormTextField name="reason" label={t`Why`} maxLength={500} autoComplete="off" />
          <Text size="small" tone="muted">
            <Trans>
              It takes effect when a second person has approved it. Players' open pages update by themselves.
            </Trans>
          </Text>
          <Conflict changes={changes} />
          <LeaveGuard />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Propose {profile}</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}
