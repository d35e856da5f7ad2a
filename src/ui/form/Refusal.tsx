import type { ReactNode } from "react";
import { Alert } from "../Alert.tsx";

/** Errors of the form as a whole; `showRefusal` finds it. */
export function Refusal({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div data-refusal tabIndex={-1}>
      <Alert tone="danger" live actions={actions}>
        {children}
      </Alert>
    </div>
  );
}
