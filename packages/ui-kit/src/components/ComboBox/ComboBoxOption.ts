import type { SelectOption } from "../SelectField/SelectField.tsx";

/** One choice of a combobox. */
export interface ComboBoxOption extends SelectOption {
  /** The address of a small picture, 3:2, which says nothing that the words do not. */
  readonly picture?: string | undefined;
  /** What the closed box shows in place of the words. */
  readonly short?: string | undefined;
}
