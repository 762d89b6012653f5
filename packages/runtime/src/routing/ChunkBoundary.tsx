import type { ErrorInfo, ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Fault } from "./Fault.tsx";

function report(error: unknown, info: ErrorInfo): void {
  console.error(error, info.componentStack ?? "");
}

type Props = {
  readonly resetKey: string | number;
  /** Where the failure is told, if not in the part's own place. */
  readonly toPlace?: (fault: ReactNode) => ReactNode;
  readonly children: ReactNode;
};

/** Keeps a failure of one part of the page to that part, and offers a way on (SH-23). Pages have `RouteFault`. */
export function ChunkBoundary({ resetKey, toPlace = (fault) => fault, children }: Props) {
  return (
    <ErrorBoundary
      fallbackRender={({ error, resetErrorBoundary }) => toPlace(<Fault error={error} onRetry={resetErrorBoundary} />)}
      resetKeys={[resetKey]}
      onError={report}
    >
      {children}
    </ErrorBoundary>
  );
}
