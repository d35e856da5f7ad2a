import { useTranslations } from "use-intl";
import { Field } from "#ui/Field.tsx";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { useEditedLanguage } from "./languages.ts";

interface TextFieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  /** Maximum number of characters; with it, the field is a text area. */
  lines?: number;
  /** The id of a list of suggestions for the original. */
  list?: string;
  /** Suggests job titles in the language of each text. */
  titles?: boolean;
  className?: string;
}

/**
 * A text in both languages: the edited one, and while translating the original beside it. The form always has
 * both, so that switching loses nothing.
 */
export function TranslatedField({
  name,
  label,
  help,
  required,
  lines,
  list,
  titles,
  className,
}: TextFieldProps) {
  const { original, translating } = useEditedLanguage();
  const t = useTranslations("candidates.site.language");
  const own = textOf(useFormScope().value(name));
  const control = (named: string) =>
    lines ? (
      <Textarea name={named} limit={lines} lang={lang(original, named)} />
    ) : (
      <TextInput
        name={named}
        lang={lang(original, named)}
        list={titles ? `known-titles-${lang(original, named)}` : list}
      />
    );
  const other = original === 0 ? "vi" : "en";
  return (
    <div className={className}>
      <div hidden={translating}>
        <Field name={name} label={label} help={help} required={required}>
          {control(name)}
        </Field>
      </div>
      <div hidden={!translating} className="flex flex-col gap-1">
        <Field name={`translation.${name}`} label={t(`${other}.field`, { label })}>
          {control(`translation.${name}`)}
        </Field>
        {own && (
          <p
            lang={original === 0 ? "en" : "vi"}
            className="rounded-md bg-mist px-3 py-2 text-sm whitespace-pre-line text-ink-700"
          >
            <span className="block text-xs text-ink-500">{t("original")}</span>
            {own}
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns the language of the typed text, for spelling checkers and screen readers. */
function lang(original: number, named: string): "en" | "vi" {
  const english = (original === 0) !== named.startsWith("translation.");
  return english ? "en" : "vi";
}
