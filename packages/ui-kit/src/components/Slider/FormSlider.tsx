import type { ReactNode } from "react";
import { type Bound, useBoundValue } from "../Form/useBound.ts";
import { Slider, type SliderProps } from "./Slider.tsx";

/** {@link Slider} bound to Formik. */
export function FormSlider(props: Bound<SliderProps>): ReactNode {
  return <Slider {...props} {...useBoundValue<number>(props.name)} />;
}
