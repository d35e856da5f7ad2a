import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { myApplication, withdraw } from "../contract.ts";
import { applicationView } from "../parts/application-view.ts";
import { useWithdrawWords, WithdrawFields } from "../parts/WithdrawFields.tsx";
import { pathId } from "../path-id.ts";

export interface WithdrawResult {
  id: string;
  withdrawn: boolean;
  reply: FormReply | null;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { language } = context.get(pageServices);
  const shown = await load(context, request, myApplication, { params: { id: pathId(params.id) } });
  const application = applicationView(shown.data, language);
  if (!application.canWithdraw) throw redirect(ownApplicationPath(application.id));
  return { application };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = pathId(params.id);
  const form = await readForm(request, withdraw.body);
  const outcome = await submit(context, request, withdraw, { params: { id }, body: form.values });
  const result: WithdrawResult = {
    id: String(id),
    withdrawn: outcome.ok,
    reply: outcome.ok ? null : form.reply(outcome.errors),
  };
  if (!outcome.ok) return data(result, { status: outcome.status });
  if (form.text("stay")) return data(result);
  throw redirect(ownApplicationPath(id));
}

/** The page for withdrawing an application, for browsers without JavaScript; others show `WithdrawDialog`. */
export default function Withdraw() {
  const { application } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("applications.site.withdrawal");
  const words = useWithdrawWords(application.offerAccepted);
  return (
    <Card className="mx-auto w-full max-w-form">
      <PageHead title={words.title} noindex />
      <h1 className="text-xl font-semibold">{words.title}</h1>
      <p className="mt-2 mb-6 text-ink-700">
        {words.text({ company: application.company.name, title: application.title })}
      </p>
      <SubmitForm reply={result?.reply} className="flex flex-col gap-5">
        <WithdrawFields />
        <div className="mt-1 flex flex-wrap justify-end gap-3">
          <Button to={ownApplicationPath(application.id)} variant="secondary">
            {t("keep")}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {words.submit}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
