import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { questionMax } from "../terms.ts";
import type { IntroducedView } from "./PersonCard.tsx";

interface Question {
  text: string;
  asked_at: string;
  about: string | null;
  answer: string | null;
  answered_at: string | null;
}

/** The contact's questions with the agency's answers, and the form for a question. */
export function Questions({
  questions,
  people,
  reply,
}: {
  questions: readonly Question[];
  people: readonly IntroducedView[];
  reply: FormReply | null;
}) {
  const t = useTranslations("portals.site");
  const busy = useNavigation().state !== "idle";
  const nameOf = ({ code, name }: Pick<IntroducedView, "code" | "name">) =>
    name ?? t("person.anonymous", { code });
  const named = new Map(people.map((person) => [person.code, nameOf(person)]));
  return (
    <Card id="questions" className="flex flex-col gap-4">
      <CardHeader title={t("ask.title")} text={t("ask.lead")} />
      {questions.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {questions.map((question) => (
            <li key={`${question.asked_at} ${question.text}`} className="py-3 first:pt-0 last:pb-0">
              <Asked question={question} about={question.about && (named.get(question.about) ?? null)} />
            </li>
          ))}
        </ul>
      )}
      <SubmitForm reply={reply} prefix="ask" preventScrollReset className="flex flex-col gap-3">
        {people.length > 0 && (
          <Field name="about" label={t("ask.about")}>
            <Select
              options={[
                { value: "", label: t("ask.order") },
                ...people.map((person) => ({ value: person.code, label: nameOf(person) })),
              ]}
            />
          </Field>
        )}
        <Field name="text" label={t("ask.text")} required>
          <Textarea rows={3} maxLength={questionMax} />
        </Field>
        <Button type="submit" variant="secondary" busy={busy} className="self-start">
          {t("ask.send")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

function Asked({ question, about }: { question: Question; about: string | null }) {
  const t = useTranslations("portals.site.ask");
  const day = useDate("day");
  const { text, asked_at, answer, answered_at } = question;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm break-words text-ink-500">
        {[t("asked", { date: day(asked_at) }), about].filter(Boolean).join(" · ")}
      </p>
      <p className="whitespace-pre-line break-words">{text}</p>
      <div className="mt-1 border-l-2 border-line pl-3">
        <p className="text-sm text-ink-500">
          {answered_at ? t("answered", { date: day(answered_at) }) : t("open")}
        </p>
        {answer && <p className="whitespace-pre-line break-words">{answer}</p>}
      </div>
    </div>
  );
}
