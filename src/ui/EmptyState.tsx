import type { ReactNode } from "react";
import sheet from "./drawings.svg?url&no-inline";

export const drawings = [
  "jobs",
  "candidates",
  "tasks",
  "skills",
  "pool",
  "cv",
  "team",
  "clients",
  "gallery",
  "mail",
  "search",
] as const;

export type DrawingName = (typeof drawings)[number];

/** A line drawing. Drawings are in a separate image file, which only pages with an empty state load. */
export function Drawing({ name, className = "h-30 w-40" }: { name: DrawingName; className?: string }) {
  return (
    <svg viewBox="0 0 160 120" className={`text-ink-500 ${className}`} aria-hidden="true">
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

/** An empty state: a drawing, a sentence, the next step. */
export function EmptyState({
  drawing,
  title,
  text,
  action,
  as: Heading = "h2",
}: {
  drawing: DrawingName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  as?: "h1" | "h2" | "h3" | "p";
}) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <Drawing name={drawing} />
      <Heading className="mt-6 text-lg font-semibold text-ink-900">{title}</Heading>
      {text && <p className="mt-1 max-w-form text-ink-500">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
