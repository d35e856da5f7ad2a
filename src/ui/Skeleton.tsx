import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";

/** One grey bar, for custom shapes. */
export function SkeletonLine({ className = "h-4 w-full" }: { className?: string }) {
  return <span className={cx("block animate-glow rounded-sm bg-line", className)} />;
}

/** The shape of loading content, so that the layout does not shift. */
export function Skeleton({
  shape,
  count = 3,
}: {
  shape: "lines" | "cards" | "table" | "board";
  count?: number;
}) {
  const t = useTranslations();
  const items = Array.from({ length: count }, (_, index) => index);
  return (
    <div role="status" className="min-w-0" aria-label={t("ui.labels.loading")}>
      <div aria-hidden="true" className={layout[shape]}>
        {items.map((index) => parts[shape](index))}
      </div>
    </div>
  );
}

const layout = {
  lines: "flex flex-col gap-3",
  cards: "flex flex-col gap-4",
  table: "flex flex-col divide-y divide-line rounded-lg border border-line bg-surface",
  board: "flex gap-4 overflow-hidden",
} as const;

const parts: Record<keyof typeof layout, (index: number) => ReactNode> = {
  lines: (index) => <SkeletonLine key={index} className={cx("h-4", index % 3 === 2 ? "w-2/3" : "w-full")} />,
  cards: (index) => (
    <div key={index} className="flex gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <SkeletonLine className="size-14 shrink-0 rounded-md" />
      <div className="flex flex-1 flex-col gap-3">
        <SkeletonLine className="h-5 w-3/5" />
        <SkeletonLine className="h-4 w-2/5" />
        <SkeletonLine className="h-4 w-1/4" />
      </div>
    </div>
  ),
  table: (index) => (
    <div key={index} className="flex items-center gap-6 px-4 py-4">
      <SkeletonLine className="h-4 w-1/3" />
      <SkeletonLine className="h-4 w-1/5" />
      <SkeletonLine className="ml-auto h-4 w-16" />
    </div>
  ),
  board: (index) => (
    <div key={index} className="flex w-column shrink-0 flex-col gap-3 rounded-lg bg-mist p-3">
      <SkeletonLine className="h-4 w-1/2" />
      {[0, 1, 2].slice(index % 3).map((card) => (
        <div key={card} className="flex items-center gap-3 rounded-md border border-line bg-float p-3">
          <SkeletonLine className="size-8 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <SkeletonLine className="h-4 w-3/4" />
            <SkeletonLine className="h-3 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  ),
};
