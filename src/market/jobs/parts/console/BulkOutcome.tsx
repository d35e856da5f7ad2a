import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#ui/Alert.tsx";

/** The outcome of a bulk action: what was done, with Undo, and the refused rows with their names and reasons. */
export function BulkOutcome({
  result,
  done,
  refusedTitle,
  refused,
  undo,
  onClose,
  children,
}: {
  /** A new result moves the focus here, since the bar is at the foot of the page. */
  result: unknown;
  done: ReactNode;
  refusedTitle: ReactNode;
  refused: readonly { id: string; name: string; reason: string }[];
  undo?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Further sentences on the outcome. */
  children?: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is shown once
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [result]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg">
      <Alert
        live
        tone={done && refused.length === 0 ? "success" : "warning"}
        title={done}
        actions={undo}
        onClose={onClose}
      >
        {children}
        {refused.length > 0 && (
          <>
            <p>{refusedTitle}</p>
            <ul className="list-disc pl-5">
              {refused.map(({ id, name, reason }) => (
                <li key={id} className="break-words">
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
