import { Trans } from "@lingui/react/macro";
import { Button, type ButtonLook, Link } from "@marquee/ui-kit";
import { useBrand } from "../brand/AppContext.ts";
import { useCustomerService } from "./useCustomerService.ts";

type Props = {
  /** How loud it is; `quiet` by default, for the end of a line. */
  readonly look?: ButtonLook;
  /** Its height; `small` by default. */
  readonly size?: "small" | "medium";
};

/** The way to somebody who answers: the customer service (SH-08, CS-01), or a mail where the merchant offers none or it is off. */
export function ContactUs({ look = "quiet", size = "small" }: Props) {
  const { contacts } = useBrand();
  const openService = useCustomerService();
  return openService ? (
    <Button look={look} size={size} onClick={openService}>
      <Trans>Contact Us</Trans>
    </Button>
  ) : (
    <Link href={`mailto:${contacts.email}`} look={look} size={size}>
      <Trans>Contact Us</Trans>
    </Link>
  );
}
