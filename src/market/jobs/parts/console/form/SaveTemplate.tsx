import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { TextInput } from "#ui/inputs.tsx";
import { templateNameMax } from "../../../terms.ts";

/**
 * The button that saves the form as a template with the job's title as its name. If that name is taken, a field asks for
 * another.
 */
export function SaveTemplate({
  saved,
  list,
  busy,
}: {
  /** The name of the template that the previous request saved. */
  saved: string | undefined;
  list: string;
  busy: boolean;
}) {
  const scope = useFormScope();
  const t = useTranslations("jobs.console.templates");
  return (
    <>
      {scope.errors.template_name && (
        <Field name="template_name" label={t("name")}>
          <TextInput
            defaultValue={textOf(scope.value("template_name")) || textOf(scope.value("title"))}
            maxLength={templateNameMax}
            autoComplete="off"
            onKeyDown={(event) => {
              // Enter would activate the form's first button, which submits the job.
              if (event.key !== "Enter") return;
              event.preventDefault();
              event.currentTarget.form?.querySelector<HTMLElement>("button[value=template]")?.click();
            }}
          />
        </Field>
      )}
      <Button type="submit" name="intent" value="template" variant="ghost" icon="file" busy={busy}>
        {t("save")}
      </Button>
      {saved && (
        <p role="status" className="text-sm text-ink-700">
          {t("saved", { name: saved })}{" "}
          <Link to={list} className="text-leaf-700 underline underline-offset-2">
            {t("view")}
          </Link>
        </p>
      )}
    </>
  );
}
