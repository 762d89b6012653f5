import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { MessageField, type MessageFieldProps } from "./MessageField.tsx";

function Typed(props: Partial<MessageFieldProps> & Pick<MessageFieldProps, "onSend">) {
  const [value, setValue] = useState("");
  return <MessageField label="Write" field="Your message" send="Send" {...props} value={value} onChange={setValue} />;
}

it("sends with Enter and with the button, and begins a line with Shift and Enter", async () => {
  const onSend = vi.fn();
  const screen = await renderWithUiKit(<Typed onSend={onSend} />);
  const field = screen.getByRole("textbox", { name: "Your message" });
  await field.click();
  await userEvent.keyboard("{Enter}");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard("One{Shift>}{Enter}{/Shift}Two");
  await expect.element(field).toHaveValue("One\nTwo");
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onSend).toHaveBeenCalledOnce();
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSend).toHaveBeenCalledTimes(2);
});

it("keeps what is typed and sends nothing while it is closed", async () => {
  const onSend = vi.fn();
  const screen = await renderWithUiKit(<Typed onSend={onSend} isClosed />);
  const field = screen.getByRole("textbox", { name: "Your message" });
  await field.click();
  await userEvent.keyboard("One{Enter}");
  await expect.element(field).toHaveValue("One");
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  expect(onSend).not.toHaveBeenCalled();
});

it("says why something was refused, in place of the hint", async () => {
  const screen = await renderWithUiKit(<Typed onSend={() => {}} hint="Soon" fault="Too long" />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Too long");
  await expect.element(screen.getByRole("textbox")).toBeInvalid();
  expect(screen.getByText("Soon").query()).toBeNull();
});
