import type { ErrorInfo, ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { Fault } from "./Fault.tsx";

const Fallback = ({ error, resetErrorBoundary }: FallbackProps) => <Fault error={error} onRetry={resetErrorBoundary} />;

function report(error: unknown, info: ErrorInfo): void {
  console.error(error, info.componentStack ?? "");
}

/** Keeps a failure of one part of the page to that part, and offers a way on (SH-23). Pages have `RouteFault`. */
export function ChunkBoundary({ resetKey, children }: { readonly resetKey: string | number; readonly children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={Fallback} resetKeys={[resetKey]} onError={report}>
      {children}
    </ErrorBoundary>
  );
}
