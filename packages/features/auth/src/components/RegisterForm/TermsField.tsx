import { Trans } from "@lingui/react/macro";
import { useBrand } from "@marquee/runtime";
import { FormCheckboxField, Link } from "@marquee/ui-kit";

/** A page of its own tab: what is typed in the form stays. */
const ownTab = { target: "_blank", rel: "noopener" } as const;

/** The terms (RG-23); the texts that are accepted are a press away. */
export function TermsField() {
  const { name: brand } = useBrand();
  return (
    <FormCheckboxField
      name="termsAccepted"
      label={
        <Trans>
          I accept the{" "}
          <Link href="/terms" {...ownTab}>
            terms
          </Link>{" "}
          and the{" "}
          <Link href="/privacy" {...ownTab}>
            privacy policy
          </Link>{" "}
          of {brand}
        </Trans>
      }
    />
  );
}
