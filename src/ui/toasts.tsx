import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type ToastTone = "neutral" | "success" | "danger";

export type Toast = {
  text: ReactNode;
  tone?: ToastTone;
  /** Shows an Undo button; the toast closes when the button is pressed. */
  undo?: () => void;
  /** A button other than Undo; the toast closes when the button is pressed. */
  action?: { label: string; run: () => void } | undefined;
  /** Seconds until the toast closes, except while it is hovered or focused; 10 by default. */
  seconds?: number;
};

type Shown = Toast & { id: number };
type Toasts = { show: (toast: Toast) => number; close: (id: number) => void };

const ToastContext = createContext<Toasts | null>(null);

/** Returns functions that show and close short messages at the bottom of the window, below a `ToastProvider` only. */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}

/** Shows all toasts; used once, around the application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const next = useRef(1);
  const close = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: Toast) => {
    const id = next.current++;
    // At most three toasts are shown at once: the oldest is removed.
    setShown((all) => [...all, { ...toast, id }].slice(-3));
    return id;
  }, []);
  const toasts = useMemo(() => ({ show, close }), [show, close]);
  return (
    <ToastContext value={toasts}>
      {children}
      <section
        aria-label={t("ui.labels.notifications")}
        className="no-print pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 max-lg:bottom-20 max-lg:[:root:has([data-action-bar])_&]:bottom-36"
      >
        <div aria-live="polite" aria-relevant="additions" className="contents">
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => close(toast.id)} />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}

const toneIcons: Record<ToastTone, IconName | null> = { neutral: null, success: "check", danger: "alert" };

function ToastCard({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const t = useTranslations();
  const pauses = useTimer(toast.seconds ?? 10, onClose);
  const icon = toneIcons[toast.tone ?? "neutral"];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles events that bubble from its buttons
    <div
      {...pauses}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      className="pointer-events-auto flex w-full max-w-form animate-rise items-center gap-3 rounded-lg bg-ink-900 py-2 pr-2 pl-4 text-sm text-on-ink shadow-float"
    >
      {icon && <Icon name={icon} size="sm" />}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-1">
        <p className="min-w-0 flex-1 basis-48 py-1">{toast.text}</p>
        <div className="flex">
          {[toast.action, toast.undo && { label: t("ui.labels.undo"), run: toast.undo }].map(
            (button) =>
              button && (
                <button
                  key={button.label}
                  type="button"
                  onClick={() => {
                    button.run();
                    onClose();
                  }}
                  className={cx(toastButton, "px-3 font-semibold underline underline-offset-4")}
                >
                  {button.label}
                </button>
              ),
          )}
        </div>
      </div>
      <IconButton icon="x" size="sm" label={t("ui.labels.close")} onClick={onClose} className={toastButton} />
    </div>
  );
}

const toastButton =
  "min-h-8 rounded-md text-on-ink hover:bg-on-ink/15 hover:text-on-ink focus-visible:outline-on-ink focus-visible:-outline-offset-2";

/** Calls `done` after the seconds, not counting the time while the toast is hovered or focused. */
function useTimer(seconds: number, done: () => void) {
  const [paused, setPaused] = useState(false);
  const left = useRef(seconds * 1000);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  });
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => finish.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
  return {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
}
