import { expect, expectTypeOf, it } from "vitest";
import { defineModal } from "./defineModal.ts";
import { modalOpened, modalReplaced, modalsSlice } from "./modalsSlice.ts";
import { type FeatureModal, type ModalProps, showModal } from "./showModal.ts";

const plain = defineModal("plainModal");
const order = defineModal<{ readonly orderId: string }>("orderModal");

const Plain = ({ params }: ModalProps): string => String(params);
const Order = ({ params }: ModalProps<{ readonly orderId: string }>): string => params.orderId;

it("a modal is opened with what its reference says, and shown by what takes that; all else is a type error", () => {
  const opened = [modalOpened(plain), modalOpened(order, { orderId: "7" }), modalReplaced(plain)];
  expect(opened.reduce(modalsSlice.reducer, [])).toEqual([{ name: "plainModal" }]);
  expect([modalOpened(order, { orderId: "7" })].reduce(modalsSlice.reducer, [])).toEqual([
    { name: "orderModal", params: { orderId: "7" } },
  ]);
  // @ts-expect-error without its params
  modalOpened(order);
  // @ts-expect-error with others
  modalOpened(order, { orderId: 7 });
  // @ts-expect-error with params that it has not
  modalOpened(plain, { orderId: "7" });
  expectTypeOf(
    showModal(plain, { moduleId: "CORE3", load: async () => ({ Modal: Plain }) }),
  ).toEqualTypeOf<FeatureModal>();
  expect(showModal(order, { moduleId: "CORE3", load: async () => ({ Modal: Order }) }).name).toBe("orderModal");
  // @ts-expect-error a component that takes other params
  showModal(plain, { moduleId: "CORE3", load: async () => ({ Modal: Order }) });
});

it("a modal that is opened again comes to the top with what it was opened with last", () => {
  const actions = [modalOpened(order, { orderId: "1" }), modalOpened(plain), modalOpened(order, { orderId: "2" })];
  expect(actions.reduce(modalsSlice.reducer, [])).toEqual([
    { name: "plainModal" },
    { name: "orderModal", params: { orderId: "2" } },
  ]);
});
