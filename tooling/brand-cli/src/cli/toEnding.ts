import { FlipConflict } from "@marquee/site-store";
import { LayerGap } from "@marquee/vite";
import { CommandError } from "./CommandError.ts";
import type { Ending } from "./ExitCode.ts";

/** How a command ends, by the error that it threw. */
export function toEnding(error: unknown): { readonly ending: Ending; readonly message: string } {
  if (error instanceof CommandError) return { ending: error.ending, message: error.message };
  if (error instanceof FlipConflict) return { ending: "conflict", message: error.message };
  if (error instanceof LayerGap) return { ending: "refused", message: error.message };
  return { ending: "failed", message: error instanceof Error ? error.message : String(error) };
}
