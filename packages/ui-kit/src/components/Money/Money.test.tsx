import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Money } from "./Money.tsx";

it("WL-01: shows every digit of an amount beyond a number's reach", async () => {
  const screen = await renderWithUiKit(<Money amount="900719925474099312345.67" currency="₫" />);
  await expect.element(screen.getByText("₫900,719,925,474,099,312,345.67")).toBeVisible();
});

it("tells a gain from a loss by sign and icon, not by colour alone", async () => {
  const screen = await renderWithUiKit(
    <>
      <p>
        <Money change amount="5" />
      </p>
      <p>
        <Money change amount="-5" />
      </p>
      <p>
        <Money change amount="0.00" />
      </p>
    </>,
  );
  const [gain, loss, none] = [...screen.container.querySelectorAll("p")];
  expect([gain?.textContent?.trim(), loss?.textContent?.trim(), none?.textContent]).toEqual(["+5.00", "-5.00", "0.00"]);
  expect([gain, loss, none].map((element) => element?.querySelectorAll("svg").length)).toEqual([1, 1, 0]);
});

it("Q-17: a shorter form is what is seen, and the whole amount is what is read out", async () => {
  const screen = await renderWithUiKit(
    <button type="button">
      Claim <Money amount="131500" currency="₫" short="₫131.5K" />
    </button>,
  );
  await expect.element(screen.getByRole("button", { name: "Claim ₫131,500.00", exact: true })).toBeVisible();
  await expect.element(screen.getByText("₫131.5K", { exact: true })).toBeVisible();
});
