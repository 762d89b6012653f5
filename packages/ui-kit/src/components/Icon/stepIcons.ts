// Beside the set of `icons.ts`: that one loads with the first page, these with what counts.
export { Minus as LessIcon, Plus as MoreIcon } from "lucide-react";
