import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#ui/Alert.tsx";

/** What became of many at once: what was done, with the way back, and whoever was refused, by name and with the reason. */
export function BulkOutcome({
  result,
  done,
  refusedTitle,
  refused,
  undo,
  children,
}: {
  /** Shown anew, it takes the focus: the bar that was pressed is at the foot of the page. */
  result: unknown;
  done: ReactNode;
  refusedTitle: ReactNode;
  refused: readonly { id: string; name: string; reason: string }[];
  undo?: ReactNode;
  /** What else there is to say. */
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
      <Alert live tone={done && refused.length === 0 ? "success" : "warning"} title={done} actions={undo}>
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
