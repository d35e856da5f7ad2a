import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Alert } from "./Alert.tsx";
import { Button } from "./Button.tsx";
import { TextInput } from "./inputs.tsx";

/** Scrolls to the value and focuses its copy button. */
function show(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
  button?.closest("[role=status]")?.scrollIntoView({ block: "center" });
}

/**
 * A new value that is shown only once, with a button that copies it. Without script it is copied manually.
 */
export function ShownOnce({
  text,
  label,
  value,
  isLink = false,
  actions,
  children,
}: {
  text: ReactNode;
  /** Label of the field for screen readers. */
  label?: string;
  value: string;
  isLink?: boolean;
  /** The displayed value, when it is not a text field. */
  children?: ReactNode;
  /** Buttons beside the copy button. */
  actions?: ReactNode;
}) {
  const labels = useTranslations("ui.labels");
  const t = useTranslations("ui.tools");
  const shown = useRef<HTMLDivElement>(null);
  const { state, copy } = useCopying(value, shown);
  return (
    <Alert tone="success" live>
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <div ref={shown} className="min-w-0 flex-1 basis-64">
          {children ?? (
            <TextInput
              key={value}
              readOnly
              value={value}
              aria-label={label}
              className={isLink ? undefined : "font-mono"}
            />
          )}
        </div>
        {state !== "plain" && (
          <Button
            key={value}
            ref={show}
            icon={state === "copied" ? "check" : "link"}
            onClick={() => void copy()}
          >
            {state === "copied" ? t("copied") : isLink ? labels("copyLink") : t("copy")}
          </Button>
        )}
        {actions}
      </div>
      <p role="status" className="text-sm">
        {state === "failed" && t("copyByHand")}
      </p>
    </Alert>
  );
}

/** Selects and copies a shown value. @returns state: `plain` until a script runs */
function useCopying(value: string, shown: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<"plain" | "ready" | "copied" | "failed">("plain");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new value is shown and copied by itself
  useEffect(() => setState("ready"), [value]);
  async function copy() {
    const field = shown.current?.querySelector("input");
    if (field) field.select();
    else if (shown.current) getSelection()?.selectAllChildren(shown.current);
    const copied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    );
    setState(copied ? "copied" : "failed");
  }
  return { state, copy };
}
