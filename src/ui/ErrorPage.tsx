import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Drawing, type DrawingName } from "./EmptyState.tsx";

/** A full page with an error and links to continue. */
export function ErrorPage({
  code,
  title,
  text,
  action,
  children,
  before,
  drawing = "search",
  as: Heading = "h1",
}: {
  code: number | string;
  title: string;
  text?: ReactNode;
  action?: { to: string; label: string; reload?: boolean };
  /** A second action: a contact link, a retry button. */
  children?: ReactNode;
  /** Immediate help above the actions: a search. */
  before?: ReactNode;
  drawing?: DrawingName;
  as?: "h1" | "h2" | "h3";
}) {
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center px-4 py-16 text-center sm:py-24">
      <Drawing name={drawing} />
      <p className="mt-8 text-sm font-semibold text-leaf-600 tabular-nums">{code}</p>
      <Heading className="mt-2 text-2xl font-semibold">{title}</Heading>
      {text && <div className="mt-2 max-w-form text-ink-500">{text}</div>}
      {before && <div className="mt-8 w-full max-w-form">{before}</div>}
      <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
        {action && (
          <Button to={action.to} reloadDocument={action.reload}>
            {action.label}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
