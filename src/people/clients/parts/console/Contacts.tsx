import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { useDate } from "#ui/use-date.ts";
import type { contacts as list } from "../../contract-parts.ts";

type Contact = AnswerOf<typeof list>["data"][number];
type Done = { form: string; reply?: FormReply; link?: string } | undefined;

/** The contacts of a client, each with its form. */
export function Contacts({ contacts, done }: { contacts: readonly Contact[]; done: Done }) {
  const t = useTranslations("clients.console.contacts");
  return (
    <div className="flex flex-col gap-6">
      {done?.link && <ShownOnce text={t("link")} label={t("linkLabel")} value={done.link} isLink />}
      {contacts.length === 0 ? (
        <EmptyState drawing="team" title={t("empty")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {contacts.map((contact) => (
              <ContactRow key={contact.id} contact={contact} done={done} />
            ))}
          </ul>
        </Card>
      )}
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("add")}</h2>
        <ContactForm key={contacts.length} reply={done?.form === "contact" ? done.reply : undefined} />
      </Card>
    </div>
  );
}

function ContactRow({ contact: { id, attributes }, done }: { contact: Contact; done: Done }) {
  const t = useTranslations("clients.console.contacts");
  const day = useDate("day");
  const { full_name, job_title, email, phone, is_billing, is_decider, left_at, link_until } = attributes;
  const isEdited = done?.form === `contact${id}`;
  const button = (todo: string, label: string, fields: Record<string, string> = {}) => (
    <Form method="post" preventScrollReset>
      {Object.entries({ do: todo, contact: id, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="secondary" size="sm">
        {label}
      </Button>
    </Form>
  );
  return (
    <li className="flex flex-col gap-3 p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <span className="min-w-0 break-words">{full_name}</span>
            {is_decider && <Badge tone="leaf">{t("decider")}</Badge>}
            {is_billing && <Badge tone="info">{t("billing")}</Badge>}
            {left_at && <Badge>{t("gone", { date: day(left_at) })}</Badge>}
          </p>
          <p className="mt-1 text-sm break-words text-ink-500">
            {[job_title, email, phone].filter(Boolean).join(" · ")}
          </p>
          {link_until && (
            <p className="mt-1 text-sm text-ink-500">{t("shared", { date: day(link_until) })}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {!left_at && button("share", t("share"))}
          {link_until && button("revoke", t("revoke"))}
          {button("left", t(left_at ? "back" : "left"), { left: String(!left_at) })}
        </div>
      </div>
      <details open={isEdited || undefined}>
        <summary className="cursor-pointer text-sm font-semibold text-leaf-700">
          {t("edit", { name: full_name })}
        </summary>
        <div className="mt-3">
          <ContactForm id={id} values={attributes} reply={isEdited ? done?.reply : undefined} />
        </div>
      </details>
    </li>
  );
}

function ContactForm({
  id = "",
  values = { language: 1 },
  reply,
}: {
  id?: string;
  values?: object;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("clients.console.contacts");
  const form = useTranslations("clients.console.form");
  return (
    <SubmitForm reply={reply} values={values} prefix={`contact${id}`} preventScrollReset>
      <input type="hidden" name="do" value="contact" />
      <input type="hidden" name="contact" value={id} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field name="full_name" label={t("name")} required>
          <TextInput maxLength={100} />
        </Field>
        <Field name="job_title" label={t("jobTitle")}>
          <TextInput maxLength={100} />
        </Field>
        <Field name="email" label={t("email")}>
          <TextInput type="email" maxLength={255} />
        </Field>
        <Field name="phone" label={t("phone")}>
          <TextInput type="tel" maxLength={50} />
        </Field>
        <Field name="language" label={t("language")}>
          <Select
            options={[
              { value: "1", label: form("vietnamese") },
              { value: "0", label: form("english") },
            ]}
          />
        </Field>
      </div>
      <Checkbox name="is_decider" label={t("decider")} />
      <Checkbox name="is_billing" label={t("billing")} />
      <div>
        <Button type="submit" variant={id ? "secondary" : "primary"}>
          {t(id ? "save" : "add")}
        </Button>
      </div>
    </SubmitForm>
  );
}
