import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";

const widths = { sm: "max-w-form", md: "max-w-reading", lg: "max-w-content" } as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: keyof typeof widths;
}

/**
 * A native modal dialog: Escape closes it and the browser restores the focus. It stays in the page while closed, so its
 * input is preserved.
 */
export function Dialog({ open, onClose, title, text, children, actions, size = "sm" }: DialogProps) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useNativeDialog(dialog, open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out of a native dialog
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      // On Escape the caller closes the dialog: the native `close` event is late and may collide with the next opening.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={cx(
        "m-auto w-[calc(100%-2rem)] rounded-lg bg-float p-0 text-ink-900 shadow-float backdrop:transition-opacity open:animate-rise max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none",
        widths[size],
      )}
    >
      <div className="flex max-h-[calc(100dvh-4rem)] flex-col">
        <div className="p-4 pr-12 pb-2 sm:p-6 sm:pr-14 sm:pb-2">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          {text && <p className="mt-1 text-sm text-ink-500">{text}</p>}
        </div>
        {children && <div className="min-h-0 overflow-y-auto px-4 py-2 sm:px-6">{children}</div>}
        {actions && (
          <div className="flex flex-wrap justify-end gap-3 p-4 sm:p-6 sm:pt-4 max-sm:flex-col-reverse max-sm:*:w-full">
            {actions}
          </div>
        )}
      </div>
      {/* The close button is last, so that focus starts at the first field, or else at the first action. */}
      <span className="absolute top-3 right-3 sm:top-5 sm:right-5">
        <IconButton icon="x" size="sm" label={t("ui.labels.close")} onClick={onClose} />
      </span>
    </dialog>
  );
}

/** Opens and closes the native dialog with the component. */
function useNativeDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  // The dialog opens within the commit: a late `close` event of the previous opening would otherwise find it open
  // for React and closed for the browser.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      // A group of choices is clickable as a whole, but keyboard focus starts at its first choice.
      const first = document.activeElement;
      if (first instanceof HTMLFieldSetElement)
        first.querySelector<HTMLElement>("input:not(:disabled)")?.focus();
    }
    if (!open && element?.open) element.close();
  }, [dialog, open]);
}
