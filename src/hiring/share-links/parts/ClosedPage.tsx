import { useNavigation } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { codeDigits } from "../terms.ts";

/** Shows that a page with an address of its recipient has ended, or the form for its access code. */
export function ClosedPage({
  title,
  text,
  form,
}: {
  title: string;
  text: string;
  /** The texts of the form and the answer to it; null for a page that has ended. */
  form: { code: string; open: string; reply: FormReply | null } | null;
}) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={title} noindex />
      <Card>
        <CardHeader as="h1" title={title} text={text} />
        {form && (
          <SubmitForm reply={form.reply} className="mt-4 flex max-w-form flex-col gap-4">
            <Field label={form.code} name="code" required>
              <TextInput inputMode="numeric" maxLength={codeDigits} autoComplete="one-time-code" />
            </Field>
            <Button type="submit" busy={busy} className="self-start">
              {form.open}
            </Button>
          </SubmitForm>
        )}
      </Card>
    </div>
  );
}
