import type { PointerEvent } from "react";
import { useTranslations } from "use-intl";
import { type Placeholder, placeholders } from "../../terms.ts";

/** The placeholders, each as a button that inserts it at the caret. Without JavaScript the list shows what can be typed. */
export function Placeholders({ into }: { into: string }) {
  const t = useTranslations("email-templates.console.form");
  const labels = useTranslations("email-templates.labels.placeholder");
  return (
    <section aria-labelledby={`${into}-placeholders`} className="flex flex-col gap-2">
      <h2 id={`${into}-placeholders`} className="text-sm font-semibold">
        {t("insert")}
      </h2>
      <p className="text-sm text-ink-500">{t("insertHelp")}</p>
      <ul className="flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              title={braced(name)}
              // A click must not move focus and caret out of the field.
              onPointerDown={(event: PointerEvent) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => insert(name, into)}
              className="min-h-8 rounded-full border border-line bg-surface px-3 text-sm text-ink-700 hover:border-leaf-600 hover:text-leaf-700"
            >
              {labels(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const braced = (name: Placeholder) => `{{${name}}}`;

/** Inserts a placeholder at the caret, or at the end of the field `into` if no text field has the focus. */
function insert(name: Placeholder, into: string): void {
  const active = document.activeElement;
  const isText = active?.matches('input[type="text"], textarea, [role="textbox"]');
  if (!isText) document.getElementById(into)?.focus();
  // `execCommand` works in text boxes and editors, and the user can undo it.
  document.execCommand("insertText", false, braced(name));
}
