import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { toneClass } from "./Badge.tsx";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type AlertTone = "info" | "success" | "warning" | "danger";

const icons: Record<AlertTone, IconName> = {
  info: "info",
  success: "check",
  warning: "alert",
  danger: "alert",
};

/** A notice to read before continuing. `live` announces it to screen readers when it appears later. */
export function Alert({
  tone = "info",
  title,
  children,
  actions,
  live = false,
  onClose,
  banner = false,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  live?: boolean;
  onClose?: (() => void) | undefined;
  /** Spans the whole page, without rounded corners. */
  banner?: boolean;
}) {
  const t = useTranslations();
  return (
    <div
      role={live ? (tone === "danger" ? "alert" : "status") : undefined}
      className={cx("flex items-start gap-3 p-4 text-sm", banner ? "sm:px-6" : "rounded-lg", toneClass[tone])}
    >
      <Icon name={icons[tone]} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 text-ink-900">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={title ? "text-ink-700" : undefined}>{children}</div>}
        </div>
        {/* The actions are no taller than the adjacent line, so that the icon stays aligned with it. */}
        {actions && <div className="flex flex-wrap gap-2 sm:-my-1.5">{actions}</div>}
      </div>
      {onClose && (
        <IconButton
          icon="x"
          size="sm"
          label={t("ui.labels.close")}
          onClick={onClose}
          className="-my-1.5 -mr-2"
        />
      )}
    </div>
  );
}
