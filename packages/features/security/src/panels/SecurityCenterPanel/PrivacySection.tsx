import { useLingui } from "@lingui/react/macro";
import { isApiError, useGetPreferencesQuery, useUpdatePreferencesMutation } from "@marquee/api-client";
import { useNotifyError, LoadGate } from "@marquee/runtime";
import { HideIcon, Switch } from "@marquee/ui-kit";
import { Row } from "../../components/Row.tsx";

/** Whether others see the nickname, and how they see it now. */
export function PrivacySection() {
  const { t } = useLingui();
  const preferences = useGetPreferencesQuery({});
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const notifyError = useNotifyError();
  const set = async (hidesName: boolean): Promise<void> => {
    const { error } = await update({ hidesName });
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  const publicName = preferences.data?.publicName ?? "";
  return (
    <Row icon={HideIcon} title={t`Privacy`} summary={publicName === "" ? "" : t`Others see you as ${publicName}.`}>
      <LoadGate query={preferences}>
        {({ hidesName }) => (
          <Switch
            label={t`Hide my nickname from others`}
            checked={hidesName}
            disabled={isLoading}
            onChange={({ target }) => void set(target.checked)}
          />
        )}
      </LoadGate>
    </Row>
  );
}
