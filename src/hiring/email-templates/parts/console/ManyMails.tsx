import { useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { Select } from "#ui/inputs.tsx";
import { type Placeholder, undoSeconds } from "../../terms.ts";
import { MailSheet } from "./MailPreview.tsx";
import { useTemplateOptions } from "./TemplateChoice.tsx";
import { languageKeys, type TemplateView } from "./template-view.ts";

/** An applicant who is to be emailed. */
export interface Recipient {
  id: string;
  name: string;
  /** Whether the applicant's email address is unknown or hidden. */
  unreachable: boolean;
}

interface Filled {
  /** The id of the applicant whose values are filled in. */
  reader: string;
  subject: string;
  content: string;
  missing: readonly Placeholder[];
}

const Ids = ({ people }: { people: readonly Recipient[] }) =>
  people.map(({ id }) => <input key={id} type="hidden" name="ids" value={id} />);

interface Choice {
  people: readonly Recipient[];
  templates: readonly TemplateView[];
  language: number;
  chosen: string;
  filled: Filled | null;
}

/** The choice of language, template and previewed applicant, with the preview. */
export function ManyChoice(choice: Choice) {
  const { people, language, filled } = choice;
  const t = useTranslations("email-templates.console.many");
  const labels = useTranslations("email-templates.labels.placeholder");
  return (
    <Card className="flex flex-col gap-4">
      <ChoiceForm {...choice} />
      {filled && filled.missing.length > 0 && (
        <Alert tone="warning">
          {t("missing", {
            name: people.find(({ id }) => id === filled.reader)?.name ?? "",
            names: filled.missing.map((name) => labels(name)).join(", "),
          })}
        </Alert>
      )}
      {filled && <MailSheet subject={filled.subject} content={filled.content} language={language} />}
    </Card>
  );
}

/** Shows the form for language, template and applicant. With JavaScript each change is applied at once. */
function ChoiceForm({ people, templates, language, chosen, filled }: Choice) {
  const t = useTranslations("email-templates.console");
  const labels = useTranslations("email-templates.labels.language");
  const submit = useSubmit();
  const options = useTemplateOptions(templates);
  return (
    <Form
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true, replace: true })}
      className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <Ids people={people} />
      <Field name="language" label={t("many.language")}>
        <Select
          key={language}
          defaultValue={String(language)}
          options={languageKeys.map((key, id) => ({ value: String(id), label: labels(key) }))}
        />
      </Field>
      <Field name="template" label={t("send.template")}>
        <Select
          key={`${language} ${chosen}`}
          defaultValue={chosen}
          placeholder={t("many.choose")}
          options={options}
        />
      </Field>
      {filled && (
        <Field name="for" label={t("many.preview")} className="sm:col-span-2">
          <Select
            key={filled.reader}
            defaultValue={filled.reader}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
      )}
      <noscript>
        <Button type="submit" variant="secondary">
          {t("send.use")}
        </Button>
      </noscript>
    </Form>
  );
}

/** The form that cancels queued emails. */
export function UndoMany({ waiting }: { waiting: readonly number[] }) {
  const t = useTranslations("email-templates.console.many");
  return (
    <Form method="post">
      {waiting.map((id) => (
        <input key={id} type="hidden" name="waiting" value={id} />
      ))}
      <Button type="submit" name="intent" value="undo" size="sm" variant="secondary" icon="undo">
        {t("undo")}
      </Button>
    </Form>
  );
}

/** The confirmation of an email to many applicants. Its form sends the email. */
export function ManyConfirm({
  people,
  template,
  back,
}: {
  people: readonly Recipient[];
  template: { id: string; name: string };
  /** The address of the page without the confirmation. */
  back: string;
}) {
  const t = useTranslations("email-templates.console.many");
  const busy = useNavigation().formMethod === "POST";
  const box = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  const count = people.filter(({ unreachable }) => !unreachable).length;
  return (
    <Card className="flex flex-col gap-3">
      <h2 ref={box} tabIndex={-1} className="text-lg font-semibold break-words outline-none">
        {t("confirm", { count, template: template.name })}
      </h2>
      <p className="text-ink-700">{t("final", { seconds: undoSeconds })}</p>
      <Form method="post" className="flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Ids people={people} />
        <input type="hidden" name="template_id" value={template.id} />
        <Button to={back} variant="secondary" replace preventScrollReset>
          {t("change")}
        </Button>
        <Button type="submit" icon="mail" busy={busy}>
          {t("send", { count })}
        </Button>
      </Form>
    </Card>
  );
}

/** The list of applicants, and of those who cannot be emailed. */
export function Recipients({ people }: { people: readonly Recipient[] }) {
  const t = useTranslations("email-templates.console.many");
  const unreachable = people.filter((each) => each.unreachable);
  return (
    <Card className="flex flex-col gap-3">
      <details>
        <summary className="cursor-pointer font-semibold">
          {t("people", { count: people.length - unreachable.length })}
        </summary>
        <ul className="mt-2 list-disc pl-5 text-sm text-ink-700">
          {people.flatMap(({ id, name, unreachable }) =>
            unreachable ? (
              []
            ) : (
              <li key={id} className="break-words">
                {name}
              </li>
            ),
          )}
        </ul>
      </details>
      {unreachable.length > 0 && (
        <Alert tone="warning">
          {t("unreachable", { count: unreachable.length })} {unreachable.map(({ name }) => name).join(", ")}
        </Alert>
      )}
    </Card>
  );
}
