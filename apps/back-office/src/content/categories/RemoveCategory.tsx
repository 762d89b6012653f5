import { Trans, useLingui } from "@lingui/react/macro";
import type { HelpCategory } from "@marquee/contract/staff";
import { ConfirmDialog, notify } from "@marquee/ui-kit";
import { useRemoveHelpCategoryMutation } from "../../api/endpoints/content/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { toErrorText } from "../../texts/errorText.ts";

/** Asks whether an empty category goes. */
export function RemoveCategory({
  category,
  name,
  onClose,
}: {
  /** Undefined while it is closed. */
  readonly category: HelpCategory | undefined;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [remove, { isLoading }] = useRemoveHelpCategoryMutation();
  return (
    <ConfirmDialog
      title={t`Remove ${name}?`}
      open={category !== undefined}
      confirm={t`Remove the category`}
      danger
      busy={isLoading}
      onClose={onClose}
      onConfirm={() => {
        if (category === undefined) return;
        const { id, version } = category;
        void remove({ merchant, id, version })
          .unwrap()
          .catch((error: unknown) => notify(toErrorText(i18n, error), { tone: "error" }))
          .finally(onClose);
      }}
    >
      <Trans>No article stands in it.</Trans>
    </ConfirmDialog>
  );
}
