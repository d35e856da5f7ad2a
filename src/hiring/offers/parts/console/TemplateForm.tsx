import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import type { offerTemplate } from "../../contract-template.ts";
import { offerPaths } from "../../paths.ts";
import { letterLanguages, templateMax, templateParts, templateTexts } from "../../terms.ts";
import type { OfferReply } from "./OfferForm.tsx";

type Template = AnswerOf<typeof offerTemplate>["data"]["attributes"];

/** The form of the template: each text in both languages side by side. */
export function TemplateForm({ template, reply }: { template: Template; reply: OfferReply | null }) {
  const t = useTranslations("offers.console.template");
  const workspace = useWorkspace();
  const busy = useNavigation().state === "submitting";
  const texts = Object.fromEntries(templateTexts.map((name) => [name, template[name] ?? ""]));
  const labelOf = (name: string) => {
    const part = templateParts.find((each) => name.startsWith(each));
    return part && t(`parts.${part}.title`);
  };
  const values = {
    ...texts,
    letter_in: template.letter_in,
    needs_approval: template.needs_approval ? "on" : "",
    version: String(template.version),
  };
  return (
    <SubmitForm reply={reply} values={values} className="flex flex-col gap-6">
      <EditedNote
        edited={reply?.edited}
        labelOf={labelOf}
        intent="save"
        page={offerPaths.template(workspace)}
      />
      <fieldset disabled={!template.can.edit} className="flex min-w-0 flex-col gap-6">
        {templateParts.map((part) => (
          <Card key={part} className="flex flex-col gap-4">
            <div>
              <h2 className="text-lg font-semibold">{t(`parts.${part}.title`)}</h2>
              <p className="text-sm text-ink-500">{t(`parts.${part}.text`)}</p>
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field name={part} label={t("en", { part: t(`parts.${part}.title`) })} optional>
                <Textarea rows={part === "workplace" ? 2 : 5} limit={templateMax} />
              </Field>
              <Field name={`${part}_vn`} label={t("vi", { part: t(`parts.${part}.title`) })} optional>
                <Textarea rows={part === "workplace" ? 2 : 5} limit={templateMax} />
              </Field>
            </div>
          </Card>
        ))}
        <Card className="flex flex-col gap-4">
          <FieldSet name="letter_in" label={t("language")}>
            <RadioGroup
              options={letterLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
          </FieldSet>
          <FieldSet name="needs_approval" label={t("approval")}>
            <Checkbox label={t("needsApproval")} help={t("approvalHelp")} />
          </FieldSet>
        </Card>
        {template.can.edit && (
          <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
            {t("save")}
          </Button>
        )}
      </fieldset>
    </SubmitForm>
  );
}
