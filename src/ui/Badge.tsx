import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type Tone = "neutral" | "leaf" | "lotus" | "success" | "warning" | "danger" | "info";

/** Background and text colours of each tone, for components that show a state by colour and text. */
export const toneClass: Record<Tone, string> = {
  neutral: "bg-line text-ink-700",
  leaf: "bg-leaf-100 text-leaf-700",
  lotus: "bg-lotus-100 text-lotus-600",
  success: "bg-success-100 text-success-600",
  warning: "bg-warning-100 text-warning-600",
  danger: "bg-danger-100 text-danger-600",
  info: "bg-info-100 text-info-600",
};

/** A state as a pill, always with its text and never by colour alone. */
export function Badge({
  tone = "neutral",
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-full px-2 py-0.5 text-xs font-semibold whitespace-nowrap",
        toneClass[tone],
      )}
    >
      {icon && <Icon name={icon} size="sm" className="-ml-0.5 size-3.5" />}
      <span className="truncate">{children}</span>
    </span>
  );
}

/** A tag for a word such as a skill or a benefit. `onRemove` adds a button that removes the tag. */
export function Tag({ children, onRemove }: { children: string; onRemove?: () => void }) {
  const t = useTranslations();
  return (
    <span className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full border border-line bg-surface px-3 text-sm text-ink-700">
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={`${t("ui.tools.removeTag")}: ${children}`}
          className="-mr-2 grid size-6 place-items-center rounded-full hover:bg-hover hover:text-ink-900"
        >
          <Icon name="x" size="sm" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
