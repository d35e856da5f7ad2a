import type { ReactNode } from "react";
import { Alert } from "../Alert.tsx";

/** The error of the form as a whole, to which `showRefusal` scrolls. */
export function Refusal({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div data-refusal tabIndex={-1}>
      <Alert tone="danger" live actions={actions}>
        {children}
      </Alert>
    </div>
  );
}
