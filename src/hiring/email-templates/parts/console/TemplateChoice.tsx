import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { usePosting } from "#ui/form/posting.ts";
import { Select } from "#ui/inputs.tsx";
import { languageKeys, type TemplateView } from "./template-view.ts";

/** The choice of a template for an email. With JavaScript it is applied at once. */
export function TemplateChoice({
  templates,
  chosen,
  page,
}: {
  templates: readonly TemplateView[];
  chosen: string;
  /** The path of the page of emails to the applicant. */
  page: string;
}) {
  const t = useTranslations("email-templates.console.send");
  const submit = useSubmit();
  const { panel } = usePosting();
  const options = useTemplateOptions(templates);
  return (
    <Form action={page} className="flex items-end gap-3 border-b border-line pb-4">
      <Field label={t("template")} name="template" className="flex-1">
        <Select
          key={chosen}
          defaultValue={chosen}
          placeholder={t("none")}
          options={options}
          onChange={({ currentTarget: { form, value } }) => {
            if (panel) panel.show(value && `?template=${value}`);
            else void submit(form, { preventScrollReset: true });
          }}
        />
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          {t("use")}
        </Button>
      </noscript>
    </Form>
  );
}

/** Returns the options for a template: the workspace's own templates, then those of the product. */
export function useTemplateOptions(templates: readonly TemplateView[]) {
  const t = useTranslations("email-templates.console.send");
  const options = (system: boolean) =>
    templates
      .filter((each) => each.system === system)
      .map(({ id, name, language }) => ({ value: id, label: name, lang: languageKeys[language] ?? "en" }));
  return [
    { label: t("own"), options: options(false) },
    { label: t("system"), options: options(true) },
  ].filter((group) => group.options.length > 0);
}
