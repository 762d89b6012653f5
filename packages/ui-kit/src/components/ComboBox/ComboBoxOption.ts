import type { SelectOption } from "../SelectField/SelectField.tsx";

/** One choice of a combobox. */
export interface ComboBoxOption extends SelectOption {
  /** The address of a small decorative picture, 3:2. */
  readonly picture?: string | undefined;
  /** What the closed box shows instead of the label. */
  readonly short?: string | undefined;
}
