import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, Form, FormTextField, Modal, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { BookmarkIcon } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import type { ListAddress } from "./useListAddress.ts";
import { useViews, type View } from "./useViews.ts";

const List = styled.ul`
  display: grid;
  gap: ${token("space.8")};
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.8")}; overflow-wrap: anywhere; }
`;

const empty = { name: "" };

/** Saves the list's filters and columns under a name, and goes back to saved ones. */
export function Views({
  list,
  address,
  hidden,
  onHide,
}: {
  readonly list: string;
  readonly address: ListAddress;
  readonly hidden: readonly string[];
  readonly onHide: (keys: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState(0);
  const { views, isFull, save, remove } = useViews(list);
  function choose(view: View): void {
    const cleared = Object.fromEntries(Object.keys(address.filters).map((name) => [name, ""]));
    address.filter({ ...cleared, ...view.filters });
    onHide(view.hidden);
    setOpen(false);
  }
  return (
    <>
      <Button size="small" icon={<BookmarkIcon />} title={t`Views`} onClick={() => setOpen(true)}>
        <Trans>Views</Trans>
      </Button>
      <Modal title={t`Saved views`} open={isOpen} onClose={() => setOpen(false)}>
        {views.length === 0 ? (
          <Text tone="muted">
            <Trans>
              A view is the filters and columns of this list under a name. It is kept on this device, for you.
            </Trans>
          </Text>
        ) : (
          <List>
            {views.map((view) => (
              <li key={view.name}>
                <Button size="small" look="quiet" onClick={() => choose(view)}>
                  {view.name}
                </Button>
                <Button size="small" aria-label={t`Remove the view ${view.name}`} onClick={() => remove(view.name)}>
                  <Trans>Remove</Trans>
                </Button>
              </li>
            ))}
          </List>
        )}
        {isFull ? (
          <Text tone="muted">
            <Trans>There are twenty views already. Remove one to save another.</Trans>
          </Text>
        ) : (
          <Formik
            // After a save the form begins anew.
            key={saved}
            initialValues={empty}
            validate={({ name }) => (name.trim() === "" ? { name: t`Fill this in.` } : {})}
            onSubmit={({ name }) => {
              save({ name: name.trim(), filters: address.filters, hidden });
              setSaved(saved + 1);
            }}
          >
            <Form label={t`Save this view`}>
              <FormTextField name="name" label={t`Name of the view`} maxLength={60} autoComplete="off" />
              <Button type="submit" look="primary">
                <Trans>Save this view</Trans>
              </Button>
            </Form>
          </Formik>
        )}
      </Modal>
    </>
  );
}
