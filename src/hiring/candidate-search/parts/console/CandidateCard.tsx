import { Link, useNavigation, useSearchParams } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select, Textarea } from "#ui/inputs.tsx";
import type { CandidateView } from "../../pages/console/search.tsx";
import { messageMax } from "../../terms.ts";
import { RequestForm, RequestLine } from "./RequestForm.tsx";

/** A person without a name: job title, experience, skills, and the form that invites the person. */
export function CandidateCard({
  person,
  jobs,
  open,
  reply,
  personPath,
}: {
  person: CandidateView;
  jobs: readonly Option[];
  open: "invite" | "request" | null;
  reply: FormReply | null | undefined;
  /** Page of the person, shown when the person has applied to the workspace. */
  personPath: string;
}) {
  const t = useTranslations("candidateSearch.console");
  return (
    <Card className="flex flex-col gap-3">
      <CardHead
        person={person}
        canInvite={person.can.invite && open === null}
        canRequest={person.canRequest && open === null}
      />
      {person.skills.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {person.skills.map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
      )}
      {person.known && (
        <p className="text-sm">
          <Link to={personPath} className="font-semibold text-leaf-700">
            {t("known")}
          </Link>
        </p>
      )}
      {person.request && <RequestLine request={person.request} />}
      {open === "request" && person.canRequest && <RequestForm id={person.id} reply={reply} />}
      {open === "invite" && person.can.invite && (
        <section className="border-t border-line pt-4" aria-label={t("inviteTitle")}>
          {jobs.length === 0 ? (
            <p className="text-ink-700">{t("noJobs")}</p>
          ) : (
            <InviteForm person={person} jobs={jobs} reply={reply} />
          )}
        </section>
      )}
    </Card>
  );
}

/** Shows job title and facts, the latest invitation, and the link that opens the form of an invitation. */
function CardHead({
  person,
  canInvite,
  canRequest,
}: {
  person: CandidateView;
  canInvite: boolean;
  canRequest: boolean;
}) {
  const t = useTranslations("candidateSearch.console");
  const status = useTranslations("candidateSearch.labels.status");
  const format = useFormatter();
  const [query] = useSearchParams();
  const opening = (form: "invite" | "request") => {
    const others = [...query].filter(([name]) => name !== "invite" && name !== "request");
    return `?${new URLSearchParams([...others, [form, person.id]])}`;
  };
  const { invite } = person;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-semibold break-words">{person.job_title ?? t("untitled")}</h2>
        <p className="text-sm text-ink-500">
          {[
            person.place,
            person.years !== null && t("years", { count: person.years }),
            person.notice_days !== null && t("notice", { days: person.notice_days }),
            t("updated", { when: format.relativeTime(new Date(person.updated_at)) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      {invite && (
        <Badge tone={invite.status === "accepted" ? "success" : "neutral"}>
          {t("invited", { status: status(invite.status), job: invite.job })}
        </Badge>
      )}
      {canRequest && (
        <Button to={opening("request")} preventScrollReset variant="secondary" icon="plus">
          {t("request")}
        </Button>
      )}
      {canInvite && (
        <Button to={opening("invite")} preventScrollReset variant="secondary" icon="mail">
          {t("invite")}
        </Button>
      )}
    </div>
  );
}

function InviteForm({
  person,
  jobs,
  reply,
}: {
  person: CandidateView;
  jobs: readonly Option[];
  reply: FormReply | null | undefined;
}) {
  const company = companyOf(useWorkspace());
  const t = useTranslations("candidateSearch.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <SubmitForm reply={reply}>
      <input type="hidden" name="id" value={person.id} />
      <Field name="job_id" label={t("job")} required>
        <Select placeholder={t("chooseJob")} options={jobs} />
      </Field>
      <Field
        name="message"
        label={t("message")}
        help={t(company ? "messageHelp" : "agencyMessageHelp")}
        optional
      >
        <Textarea rows={4} limit={messageMax} />
      </Field>
      <div>
        <Button type="submit" busy={busy}>
          {t("send")}
        </Button>
      </div>
    </SubmitForm>
  );
}
