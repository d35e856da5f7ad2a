import { useState } from "react";
import { Button } from "../Button.tsx";
import { Checkbox, RadioGroup } from "../choices.tsx";
import { ErrorSummary, type SummaryError } from "../ErrorSummary.tsx";
import { Field, FieldSet } from "../Field.tsx";
import { FileInput } from "../FileInput.tsx";
import { Select, Textarea, TextInput } from "../inputs.tsx";
import { PasswordInput } from "../PasswordInput.tsx";
import { UploadBar } from "../UploadBar.tsx";
import { Section } from "./Section.tsx";
import { useSamples } from "./samples.ts";

const extensions = [".pdf", ".docx", ".doc"];
const megabyte = 1024 * 1024;

/** Form controls. */
export function FieldsPart() {
  const s = useSamples();
  const choices = s.options.map((label, index) => ({ value: String(index), label }));
  return (
    <>
      <Section name="Field, TextInput, Select, Textarea, PasswordInput" className="grid gap-6 md:grid-cols-2">
        <Field name="name" label={s.fullName} help={s.fullNameHelp} required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label={s.email} error={s.emailError} required>
          <TextInput type="email" icon="mail" defaultValue="lan@" />
        </Field>
        <Field name="password" label={s.password}>
          <PasswordInput defaultValue="hoa sen" />
        </Field>
        <Field name="phone" label={s.phone} optional>
          <TextInput type="tel" disabled defaultValue="0901 234 567" />
        </Field>
        <Field name="category" label={s.category}>
          <Select placeholder={s.allCategories} options={choices} icon="grid" />
        </Field>
        <Field name="q" label={s.jobs} hideLabel className="self-end">
          <TextInput type="search" icon="search" placeholder={s.searchHint} />
        </Field>
        <Field name="about" label={s.about} className="md:col-span-2">
          <Textarea limit={40} defaultValue={s.intro} />
        </Field>
      </Section>
      <Section name="FieldSet, RadioGroup, Checkbox" className="grid gap-6 md:grid-cols-2">
        <FieldSet name="type" label={s.workType} help={s.workHelp} required>
          <RadioGroup
            defaultValue="0"
            options={s.workTypes.map((label, index) => ({
              value: String(index),
              label,
              disabled: index === 2,
            }))}
          />
        </FieldSet>
        <FieldSet name="agree" label={s.terms} error={s.emailError}>
          <Checkbox label={s.agree} help={s.agreeHelp} defaultChecked />
          <Checkbox label={s.privacy} />
          <Checkbox label={s.contact} disabled />
        </FieldSet>
      </Section>
      <Section name="FileInput" className="grid gap-6 md:grid-cols-2">
        <Field name="cv" label={s.cv} help={s.cvHelp} required>
          <FileInput extensions={extensions} maxBytes={10 * megabyte} />
        </Field>
        <UploadBar percent={62} label={s.cv} />
      </Section>
      <Summary />
    </>
  );
}

function Summary() {
  const s = useSamples();
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);
  return (
    <Section name="ErrorSummary" className="flex max-w-form flex-col gap-4">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setErrors([{ name: "summary-email", text: s.emailError }]);
        }}
      >
        <ErrorSummary errors={errors} />
        <Field name="summary-email" label={s.email} error={errors[0]?.text}>
          <TextInput type="email" />
        </Field>
        <Button type="submit" size="lg" block>
          {s.register}
        </Button>
      </form>
    </Section>
  );
}
