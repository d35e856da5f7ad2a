import { useEffect, useRef } from "react";
import { Form, useActionData, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { type ContactKind, messageMax } from "../terms.ts";
import { Guard, usePatience } from "./Guard.tsx";

/** What the page's loader gives: `contactOffice` (pages/contact-action.ts). */
export interface ContactOffice {
  open: boolean;
  until: string;
  replyBy: string;
  stamp: string;
}

/** What the page's action answers when something is wrong: `sendContact` (pages/contact-action.ts). */
export interface ContactRefusal {
  errors: Record<string, string>;
  typed: Record<"name" | "company" | "email" | "phone" | "positions" | "message" | "stamp", string>;
}

/** Writes to us, or asks for headhunting. Posts to the page's own action and turns into thanks. */
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
  const refused = useActionData<ContactRefusal | undefined>();
  const sent = useSearchParams()[0].has("sent");
  if (sent && !refused) {
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
  return <Fields kind={kind} action={action} office={office} refused={refused} />;
}

function Fields({
  kind,
  action,
  office,
  refused,
}: {
  kind: ContactKind;
  action: string;
  office: ContactOffice;
  refused: ContactRefusal | undefined;
}) {
  const t = useTranslations("support.site.contact");
  const navigation = useNavigation();
  const { waiting, hold } = usePatience();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refused]);
  const { errors = {}, typed } = refused ?? {};
  const headhunt = kind === "headhunt";
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      id="contact-form"
      preventScrollReset
      onSubmit={hold}
      className="flex flex-col gap-4"
    >
      {errors[""] && (
        <Alert tone="danger" live>
          {errors[""]}
        </Alert>
      )}
      <Guard stamp={office.stamp} kept={typed?.stamp} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("name")} name="name" error={errors.name} required>
          <TextInput autoComplete="name" maxLength={100} defaultValue={typed?.name} />
        </Field>
        <Field label={t("company")} name="company" error={errors.company} optional>
          <TextInput autoComplete="organization" maxLength={255} defaultValue={typed?.company} />
        </Field>
        <Field label={t("email")} name="email" error={errors.email} required>
          <TextInput type="email" autoComplete="email" maxLength={255} defaultValue={typed?.email} />
        </Field>
        <Field label={t("phone")} name="phone" error={errors.phone} help={t("phoneHelp")} optional>
          <TextInput type="tel" autoComplete="tel" maxLength={30} defaultValue={typed?.phone} />
        </Field>
      </div>
      {headhunt && (
        <Field
          label={t("positions")}
          name="positions"
          error={errors.positions}
          help={t("positionsHelp")}
          optional
        >
          <TextInput maxLength={255} defaultValue={typed?.positions} />
        </Field>
      )}
      <Field
        label={t(headhunt ? "headhuntMessage" : "message")}
        name="message"
        error={errors.message}
        required
      >
        <Textarea rows={6} maxLength={messageMax} defaultValue={typed?.message} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" busy={waiting || navigation.state === "submitting"}>
          {t(headhunt ? "sendHeadhunt" : "send")}
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-ink-500">{t("consent")}</p>
      </div>
    </Form>
  );
}
