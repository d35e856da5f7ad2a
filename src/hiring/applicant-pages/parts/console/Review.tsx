import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Bar } from "#ui/Bar.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";

/** The progress of a review of new applicants. */
export function ReviewProgress({ total, left }: { total: number; left: number }) {
  const t = useTranslations("applications.console.review");
  return (
    <div className="no-print mb-6 flex items-center gap-3 text-sm">
      <p className="shrink-0 font-semibold tabular-nums" aria-live="polite">
        {t("progress", { total, left })}
      </p>
      <Bar share={(total - left) / total} className="min-w-0 flex-1" />
    </div>
  );
}

/** The end of a stage: the reader has decided on all of its applicants. */
export function StageEnded({
  stage,
  total,
  boardHref,
  onClose,
}: {
  stage: string;
  /** The number of reviewed applicants; null outside of a review. */
  total: number | null;
  boardHref: string;
  /** Set in the drawer: the function that closes it. */
  onClose: (() => void) | undefined;
}) {
  const t = useTranslations("applications.console.review");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} className="py-12 outline-none">
      <EmptyState
        drawing="tasks"
        title={total === null ? t("endTitle", { stage }) : t("reviewedTitle", { count: total })}
        text={t("endText")}
        action={
          onClose ? (
            <Button onClick={onClose}>{t("toBoard")}</Button>
          ) : (
            <Button to={boardHref}>{t("toBoard")}</Button>
          )
        }
      />
    </div>
  );
}
