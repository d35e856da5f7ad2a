import { useActionData, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { type ContactKind, messageMax } from "../terms.ts";
import { HoneypotFields, usePatience } from "./HoneypotFields.tsx";

/** Data from the page's loader: `contactOffice` (support/contact-action). */
export interface ContactOffice {
  open: boolean;
  until: string;
  replyBy: string;
  stamp: string;
}

/** A contact or headhunting form. It posts to the page's own action and is replaced by a confirmation. */
export function ContactForm({
  kind,
  action,
  office,
}: {
  kind: ContactKind;
  action: string;
  office: ContactOffice;
}) {
  const t = useTranslations("support.site.contact");
  const moment = useDate("weekday");
  const reply = useActionData<FormReply | undefined>();
  const sent = useSearchParams()[0].has("sent");
  if (sent && !reply) {
    const when = moment(office.replyBy);
    return (
      <div id="contact-form" role="status" className="flex flex-col items-start gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-success-100 text-success-600">
          <Icon name="check" />
        </span>
        <h2 className="text-xl font-semibold">{t("thanksTitle")}</h2>
        <p className="text-ink-700">{t("thanks", { when })}</p>
        <Button variant="secondary" to={action} preventScrollReset>
          {t("again")}
        </Button>
      </div>
    );
  }
  return <Fields kind={kind} action={action} office={office} reply={reply} />;
}

function Fields({
  kind,
  action,
  office,
  reply,
}: {
  kind: ContactKind;
  action: string;
  office: ContactOffice;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("support.site.contact");
  const navigation = useNavigation();
  const { waiting, hold } = usePatience();
  const headhunt = kind === "headhunt";
  return (
    <SubmitForm reply={reply} action={action} id="contact-form" preventScrollReset onSubmit={hold}>
      <HoneypotFields stamp={office.stamp} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("name")} name="name" required>
          <TextInput autoComplete="name" maxLength={100} />
        </Field>
        <Field label={t("company")} name="company" optional>
          <TextInput autoComplete="organization" maxLength={255} />
        </Field>
        <Field label={t("email")} name="email" required>
          <TextInput type="email" autoComplete="email" maxLength={255} />
        </Field>
        <Field label={t("phone")} name="phone" help={t("phoneHelp")} optional>
          <TextInput type="tel" autoComplete="tel" maxLength={30} />
        </Field>
      </div>
      {headhunt && (
        <Field label={t("positions")} name="positions" help={t("positionsHelp")} optional>
          <TextInput maxLength={255} />
        </Field>
      )}
      <Field label={t(headhunt ? "headhuntMessage" : "message")} name="message" required>
        <Textarea rows={6} maxLength={messageMax} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" busy={waiting || navigation.state === "submitting"}>
          {t(headhunt ? "sendHeadhunt" : "send")}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-ink-500">
          {t(headhunt ? "headhuntConsent" : "consent")}
        </p>
      </div>
    </SubmitForm>
  );
}
