import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { idsOf } from "#hiring/applications/load-selected.ts";
import { idIn } from "#kit/address-id.ts";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea } from "#ui/inputs.tsx";
import { people, personOf } from "../../contract.ts";
import { invitePeople } from "../../contract-invites.ts";
import { InviteResult } from "../../parts/console/InviteResult.tsx";
import { talentPaths } from "../../paths.ts";
import { limits, mostInvitedAtOnce, mostMarked } from "../../terms.ts";
import { openJobs } from "./choices.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const number = (name: string) => idIn(searchParams.get(name)) ?? "0";
  const one = searchParams.has("candidate");
  const ids = idsOf(searchParams).slice(0, mostMarked).map(Number);
  const items = mostInvitedAtOnce;
  const query = ids.length > 0 ? { ids, items } : { pool_id: number("pool"), items };
  const [invitees, jobs] = await Promise.all([
    one
      ? load(context, request, personOf, { params: { id: number("candidate") } }).then((person) => ({
          data: [person.data],
          meta: { total: 1 },
        }))
      : load(context, request, people, { query }),
    openJobs({ context, request }),
  ]);
  return {
    jobs,
    more: invitees.meta.total > invitees.data.length,
    people: invitees.data.map(({ id, attributes: { full_name, email, job_title } }) => ({
      id,
      full_name,
      email,
      job_title,
    })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, invitePeople.body);
  const outcome = await submit(context, request, invitePeople, { body: form.values });
  if (outcome.ok) return { reply: null, ended: outcome.data.data };
  return data({ reply: form.reply(outcome.errors), ended: null }, { status: outcome.status });
}

/** The page that invites a person, selected people or the members of a talent pool, to apply for a job. */
export default function Invite() {
  const { people: shown, jobs } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("invite.title")} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: talentPaths.list(workspace) }, { label: t("invite.title") }]}
      />
      <div>
        <h1 className="text-2xl font-semibold">{t("invite.title")}</h1>
        <p className="mt-1 text-ink-500">{t("invite.lead")}</p>
      </div>
      {result?.ended ? (
        <InviteResult ended={result.ended} people={shown} />
      ) : shown.length === 0 ? (
        <EmptyState drawing="pool" title={t("invite.nobody")} />
      ) : jobs.length === 0 ? (
        <EmptyState drawing="jobs" title={t("invite.noJobs")} />
      ) : (
        <InviteForm />
      )}
    </div>
  );
}

function InviteForm() {
  const { people: shown, jobs, more } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("talentPools.console.invite");
  const busy = useNavigation().formMethod === "POST";
  const ticked = result?.reply?.submission.payload.candidate_ids;
  return (
    <Card>
      <SubmitForm reply={result?.reply}>
        <Field name="job_id" label={t("job")} required>
          <Select placeholder={t("chooseJob")} options={jobs} />
        </Field>
        <FieldSet
          name="candidate_ids"
          label={t("people")}
          help={more ? t("first", { max: mostInvitedAtOnce }) : undefined}
        >
          <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
            {shown.map(({ id, full_name, email, job_title }) => (
              <li key={id}>
                <Checkbox
                  name="candidate_ids"
                  value={id}
                  defaultChecked={email !== null && (!Array.isArray(ticked) || ticked.includes(id))}
                  disabled={email === null}
                  label={full_name}
                  help={[job_title, email ?? t("noEmail")].filter(Boolean).join(" · ")}
                />
              </li>
            ))}
          </ul>
        </FieldSet>
        <Field name="message" label={t("message")} help={t("messageHelp")} optional>
          <Textarea rows={4} limit={limits.inviteMessage} />
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {t("send")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
