import { expect, it } from "vitest";

it("leaves the page at the foot of a document that is still there", () => {
  const tall = document.createElement("div");
  tall.style.blockSize = "5000px";
  document.body.append(tall);
  window.scrollTo(0, 5000);
  expect(window.scrollY).toBeGreaterThan(0);
});

it("begins at the top of the page, wherever the test before it ended", () => {
  expect(window.scrollY).toBe(0);
});
