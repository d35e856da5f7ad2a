import { Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import type { RequestState } from "../../pages/console/search.tsx";
import { messageMax } from "../../terms.ts";

/** The form with which an agency asks a person to become one of its candidates. */
export function RequestForm({ id, reply }: { id: string; reply: FormReply | null | undefined }) {
  const t = useTranslations("candidateSearch.console");
  const busy = useNavigation().formMethod === "POST";
  return (
    <section className="border-t border-line pt-4" aria-label={t("requestTitle")}>
      <SubmitForm reply={reply} prefix="request">
        <input type="hidden" name="candidate_id" value={id} />
        <p className="text-sm text-ink-700">{t("requestHelp")}</p>
        <Field name="message" label={t("message")} help={t("requestMessageHelp")} optional>
          <Textarea rows={4} limit={messageMax} />
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {t("sendRequest")}
          </Button>
        </div>
      </SubmitForm>
    </section>
  );
}

/** The state of the latest request, with a link to the person after the acceptance. */
export function RequestLine({ request }: { request: RequestState }) {
  const workspace = useWorkspace();
  const t = useTranslations("candidateSearch.console");
  const status = useTranslations("candidateSearch.labels.request");
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-ink-700">
      {status(request.status)}
      {request.person_id !== null && (
        <Link
          to={applicantPaths.person(workspace, request.person_id)}
          className="inline-block leading-6 font-semibold text-leaf-700"
        >
          {t("viewPerson")}
        </Link>
      )}
    </p>
  );
}
