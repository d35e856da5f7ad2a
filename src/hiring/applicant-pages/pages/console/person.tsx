import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { CvView } from "#hiring/applications/parts/console/CvView.tsx";
import { RefusalDoor } from "#hiring/applications/parts/console/RefusalDoor.tsx";
import { doorOf } from "#hiring/applications/refusal.ts";
import { PersonNotes } from "#hiring/notes/parts/console/PersonNotes.tsx";
import { loadPersonNotes, runPersonNotes } from "#hiring/notes/person-notes.ts";
import { type PersonRefusal, personAction, personData } from "#hiring/talent-pools/load-person.ts";
import { PersonFacts } from "#hiring/talent-pools/parts/console/PersonFacts.tsx";
import { PersonHeader } from "#hiring/talent-pools/parts/console/PersonHeader.tsx";
import { PersonJobs } from "#hiring/talent-pools/parts/console/PersonJobs.tsx";
import { PersonPools } from "#hiring/talent-pools/parts/console/PersonPools.tsx";
import { PersonRecords } from "#hiring/talent-pools/parts/console/PersonRecords.tsx";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { formOf } from "#kit/page.ts";
import { useSavedToast } from "#market/jobs/parts/console/saved-toast.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Card } from "#ui/Card.tsx";
import { PersonConversation } from "../../parts/console/PersonConversation.tsx";
import { PersonHistory } from "../../parts/console/PersonHistory.tsx";
import { personContacts } from "../../person-contacts.ts";

export async function loader(args: LoaderFunctionArgs) {
  const data = await personData(args);
  const [contacts, notes] = await Promise.all([
    personContacts(args, data.person.applications),
    loadPersonNotes(args, data.id),
  ]);
  return { ...data, contacts, notes };
}

export async function action(args: ActionFunctionArgs) {
  const posted = await formOf(args.request);
  if (!/note$/.test(String(posted.get("intent")))) return personAction(args, posted);
  return { refusal: null, reply: await runPersonNotes(args, posted, args.params.candidateId ?? "") };
}

/** The record of a person: the CV, all applications with their notes and emails, pools, files and the history. */
export default function Person() {
  const { id, person, jobs, pools, contacts, notes } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  useSavedToast(t("person.done"));
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${person.full_name} · Sen`}</title>
      <Breadcrumbs
        items={[{ label: t("list.title"), to: talentPaths.list(workspace) }, { label: person.full_name }]}
      />
      <PersonHeader id={id} person={person} />
      {result?.refusal && <Refused refusal={result.refusal} />}
      <PersonRecords id={id} person={person} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PersonJobs person={person} jobs={jobs} />
          <Preview />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <PersonFacts id={id} person={person} />
          <PersonPools person={person} pools={pools} />
          <PersonNotes notes={notes} reply={result?.reply ?? undefined} />
          <PersonConversation contacts={contacts} />
          <PersonHistory contacts={contacts} />
        </div>
      </div>
    </div>
  );
}

/** The reason for which the last action was refused. */
function Refused({ refusal }: { refusal: PersonRefusal }) {
  return (
    <div className="flex flex-col gap-3">
      <Alert tone="danger" live>
        {refusal.text}
      </Alert>
      {doorOf(refusal) && (
        <Card>
          <RefusalDoor refusal={refusal} />
        </Card>
      )}
    </div>
  );
}

/** The chosen CV file, the newest by default. */
function Preview() {
  const { id, person } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const { preview } = person;
  if (!preview) return null;
  const url = preview.readable ? talentPaths.file(workspace, id, preview.id) : null;
  const { name, kind, state, text } = preview;
  return (
    <CvView key={preview.id} cv={{ id: preview.id, name, kind, url }} text={{ state, text }} hidden={false} />
  );
}
