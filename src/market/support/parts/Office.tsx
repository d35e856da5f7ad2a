import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";

/** The office hours, whether the office is open, and the deadline of an answer. */
export function Office({
  office,
  children,
}: {
  office: { open: boolean; until: string; replyBy: string };
  /** Lines below the office hours: an address, other ways of contact. */
  children?: ReactNode;
}) {
  const t = useTranslations("support.site.office");
  const when = useDate("weekday");
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="flex items-start gap-3 font-semibold">
        <span
          aria-hidden="true"
          className={cx(
            "mt-1 size-3 shrink-0 rounded-full",
            office.open ? "bg-success-600" : "border-2 border-ink-500",
          )}
        />
        {office.open ? t("open") : t("shut", { when: when(office.until) })}
      </p>
      <dl className="flex flex-col gap-4">
        <Line icon="clock" label={t("title")}>
          {t("hours")}
        </Line>
        {children}
      </dl>
      <p className="border-t border-line pt-4 text-ink-500">{t("promise", { when: when(office.replyBy) })}</p>
    </div>
  );
}

/** A line with an icon and a label. */
export function Line({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative pl-8">
      <dt className="text-ink-500">
        <Icon name={icon} className="absolute left-0 text-leaf-700" />
        {label}
      </dt>
      <dd className="text-ink-900">{children}</dd>
    </div>
  );
}
