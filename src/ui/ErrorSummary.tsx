import { useTranslations } from "use-intl";
import { fieldId } from "./Field.tsx";
import { Icon } from "./icons/Icon.tsx";

export type SummaryError = { name: string; text: string };

/** The list of a form's errors, each linked to its field. */
export function ErrorSummary({ errors, title }: { errors: readonly SummaryError[]; title?: string }) {
  const t = useTranslations();
  if (errors.length === 0) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-lg bg-danger-100 p-4 text-sm">
      <Icon name="alert" className="text-danger-600" />
      <div className="min-w-0">
        <p className="font-semibold text-ink-900">
          {title ?? t("ui.labels.errorCount", { count: errors.length })}
        </p>
        <ul className="mt-1 flex flex-col">
          {errors.map((error) => (
            <li key={error.name}>
              <a
                href={`#${fieldId(error.name)}`}
                className="inline-block py-0.5 text-danger-600 underline underline-offset-2"
                onClick={(event) => {
                  if (focusField(error.name)) event.preventDefault();
                }}
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function focusField(name: string): boolean {
  const field = document.getElementById(fieldId(name));
  field?.focus();
  field?.scrollIntoView({ block: "center" });
  return field !== null;
}
