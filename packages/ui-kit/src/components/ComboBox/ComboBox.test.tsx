import { useState, type ReactNode } from "react";
import { page, userEvent } from "vitest/browser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { ComboBox, comboBoxDelay } from "./ComboBox.tsx";

const few = [
  { value: "VN", label: "Việt Nam" },
  { value: "TH", label: "Thái Lan" },
  { value: "KR", label: "Hàn Quốc" },
];
const many = Array.from({ length: 245 }, (_, index) => ({
  value: `C${index}`,
  label: `Country ${String(index).padStart(3, "0")}`,
}));

function Example({ options = few, first = "" }: { readonly options?: typeof few; readonly first?: string }): ReactNode {
  const [value, setValue] = useState(first);
  return (
    <>
      <ComboBox label="Country" options={options} value={value} onChange={setValue} none="No country has this name" />
      <output>{value}</output>
    </>
  );
}

const list = page.getByRole("listbox");
const toActive = (): string | undefined =>
  document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")?.textContent;

afterEach(() => {
  vi.useRealTimers();
});

describe("ComboBox", () => {
  it("opens on focus; arrows walk and go around, Enter chooses, Escape closes", async () => {
    const screen = await renderWithUiKit(<Example />);
    const box = screen.getByRole("combobox", { name: "Country" });
    await userEvent.tab();
    await expect.element(list).toBeVisible();
    await expect.element(box).toHaveAttribute("aria-expanded", "true");
    for (const [key, label] of [
      ["{ArrowDown}", "Việt Nam"],
      ["{ArrowUp}", "Hàn Quốc"],
      ["{ArrowDown}", "Việt Nam"],
      ["{ArrowDown}", "Thái Lan"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.poll(toActive).toBe(label);
    }
    await userEvent.keyboard("{Enter}");
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(box).toHaveValue("Thái Lan");
    await expect.element(screen.getByText("TH", { exact: true })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(toActive).toBe("Thái Lan");
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
  });

  it("finds by typing without case and marks, and says when nothing is found", async () => {
    const screen = await renderWithUiKit(<Example />);
    await userEvent.tab();
    await userEvent.keyboard("han");
    await expect.poll(toActive).toBe("Hàn Quốc");
    await userEvent.keyboard("x");
    await expect.element(screen.getByText("No country has this name")).toBeVisible();
    await userEvent.keyboard("{Backspace}{Enter}");
    await expect.element(screen.getByRole("combobox")).toHaveValue("Hàn Quốc");
  });

  it("RG-26: closes 200 ms after the focus has left, and what was typed gives way to what is chosen", async () => {
    expect(comboBoxDelay).toBe(200);
    const screen = await renderWithUiKit(
      <>
        <Example first="VN" />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard("th");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await userEvent.tab();
    await vi.advanceTimersByTimeAsync(199);
    await expect.element(list).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(screen.getByRole("combobox")).toHaveValue("Việt Nam");
  });

  it("takes a press on an option without losing the focus", async () => {
    const screen = await renderWithUiKit(<Example />);
    await screen.getByRole("combobox").click();
    await page.getByRole("option", { name: "Hàn Quốc" }).click();
    await expect.element(screen.getByRole("combobox")).toHaveValue("Hàn Quốc");
    expect(document.activeElement).toBe(screen.getByRole("combobox").element());
  });

  it("mounts only what is in sight of a long list, and shows the option that the keys reach", async () => {
    await renderWithUiKit(<Example options={many} first="C200" />);
    await userEvent.tab();
    await expect.poll(toActive).toBe("Country 200");
    expect(page.getByRole("option").elements().length).toBeLessThan(40);
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(toActive).toBe("Country 201");
    await expect.element(page.getByRole("option", { name: "Country 201" })).toHaveAttribute("aria-setsize", "245");
  });

  it("leaves the dialog open in which Escape closes the list", async () => {
    const close = vi.fn();
    await renderWithUiKit(
      <Modal title="Profile" open onClose={close}>
        <Example />
      </Modal>,
    );
    await page.getByRole("combobox").click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(list).not.toBeInTheDocument();
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(close).toHaveBeenCalledTimes(1);
  });
});
