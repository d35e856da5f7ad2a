import { Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import { answerMax } from "../../terms.ts";

interface Question {
  id: string;
  contact: string;
  text: string;
  asked_at: string;
  applicant: { id: string; full_name: string } | null;
  answer: string | null;
  answered_by: string | null;
  answered_at: string | null;
}

/** The questions of contacts in the portals of an order, each with its answer or the form for it. */
export function QuestionList({
  questions,
  canAnswer,
  done,
}: {
  questions: readonly Question[];
  canAnswer: boolean;
  /** The reply to the form of a question, by the question's id. */
  done: { question: string; reply: FormReply } | null;
}) {
  const t = useTranslations("portals.console.questions");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      {questions.length === 0 ? (
        <p className="text-sm text-ink-500">{t("none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {questions.map((question) => (
            <li key={question.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
              <Asked question={question} />
              {canAnswer && question.answer === null && (
                <AnswerForm
                  question={question}
                  reply={done?.question === question.id ? done.reply : undefined}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Asked({ question }: { question: Question }) {
  const t = useTranslations("portals.console.questions");
  const workspace = useWorkspace();
  const day = useDate("exact");
  const { contact, text, asked_at, applicant, answer, answered_by, answered_at } = question;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm break-words text-ink-500">{t("asked", { contact, date: day(asked_at) })}</p>
      {applicant && (
        <Link
          to={applicantPaths.detail(workspace, applicant.id)}
          className="text-sm break-words text-leaf-700 underline"
        >
          {t("about", { name: applicant.full_name })}
        </Link>
      )}
      <p className="whitespace-pre-line break-words">{text}</p>
      {answer && answered_at && (
        <div className="mt-1 border-l-2 border-line pl-3">
          <p className="text-sm text-ink-500">
            {t("answered", { name: answered_by ?? "–", date: day(answered_at) })}
          </p>
          <p className="whitespace-pre-line break-words">{answer}</p>
        </div>
      )}
    </div>
  );
}

function AnswerForm({
  question: { id, contact },
  reply,
}: {
  question: Question;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("portals.console.questions");
  const busy = useNavigation().state !== "idle";
  return (
    <SubmitForm reply={reply} prefix={`question${id}`} preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="question" value={id} />
      <Field name="answer" label={t("answer")} help={t("help", { contact })} required>
        <Textarea rows={3} maxLength={answerMax} />
      </Field>
      <Button type="submit" name="do" value="answer" variant="secondary" busy={busy} className="self-start">
        {t("send")}
      </Button>
    </SubmitForm>
  );
}
