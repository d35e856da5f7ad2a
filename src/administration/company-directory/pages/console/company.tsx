import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { mergePaths } from "#administration/company-merges/paths.ts";
import { type FormReply, readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import { blockCompany, unblockCompany } from "#market/job-review/contract-moderation.ts";
import { CompanyBlock } from "#market/job-review/parts/console/CompanyBlock.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import * as contract from "../../contract.ts";
import { CompanyFacts } from "../../parts/console/CompanyFacts.tsx";
import { ReasonForm } from "../../parts/console/ReasonForm.tsx";
import { directoryPaths } from "../../paths.ts";

interface Shown {
  form: string;
  reply: FormReply;
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, contract.companyDetail, {
    params: { id: params.companyId ?? "" },
  });
  return {
    company: { id: data.id, ...data.attributes },
    done: new URL(request.url).searchParams.has("done"),
  };
}

type Company = Awaited<ReturnType<typeof loader>>["company"];

const done = ({ params }: PostedArgs) => redirect(`${directoryPaths.company(params.companyId ?? "")}?done=1`);

/** Returns the action of the form that blocks a company or ends the block. */
const blocking =
  (form: "block" | "unblock", endpoint: typeof blockCompany | typeof unblockCompany) =>
  async (posted: PostedArgs): Promise<Shown> => {
    const { context, request, params } = posted;
    const read = await readForm(posted.posted, blockCompany.body);
    const input = { params: { id: params.companyId ?? "" }, body: read.values };
    const outcome = await submit(context, request, endpoint, input);
    if (outcome.ok) throw done(posted);
    return { form, reply: read.reply(outcome.errors) };
  };

export const action = (args: ActionFunctionArgs): Promise<Shown> =>
  runPosted<Shown>(args, {
    async status(posted) {
      const { context, request, params } = posted;
      const form = await readForm(posted.posted, contract.changeStatus.body);
      const outcome = await submit(context, request, contract.changeStatus, {
        params: { id: params.companyId ?? "" },
        body: form.values,
      });
      if (outcome.ok) throw done(posted);
      return { form: "status", reply: form.reply(outcome.errors) };
    },
    async bin(posted) {
      const { context, request, params } = posted;
      const form = await readForm(posted.posted, contract.bin.body);
      const outcome = await submit(context, request, contract.bin, {
        params: { id: params.companyId ?? "" },
        body: form.values,
      });
      if (outcome.ok) throw done(posted);
      return { form: "bin", reply: form.reply(outcome.errors) };
    },
    block: blocking("block", blockCompany),
    unblock: blocking("unblock", unblockCompany),
    async verify(posted) {
      const { context, request, params } = posted;
      const form = await readForm(posted.posted, contract.bin.body);
      const outcome = await submit(context, request, contract.verify, {
        params: { id: params.companyId ?? "" },
      });
      if (outcome.ok) throw done(posted);
      return { form: "verify", reply: form.reply(outcome.errors) };
    },
  });

/** The acts that need a reason. */
function ReasonedActs({
  company,
  replyOf,
}: {
  company: Company;
  replyOf: (form: string) => FormReply | null;
}) {
  const t = useTranslations("companyDirectory.console.detail");
  const { can } = company;
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 empty:hidden">
      {(can.activate || can.deactivate) && (
        <ReasonForm
          form="status"
          field={{ name: "status", value: can.activate ? "1" : "0" }}
          title={t("status")}
          text={t("deactivateText")}
          submit={t(can.activate ? "activate" : "deactivate")}
          reply={replyOf("status")}
        />
      )}
      {(can.block || can.unblock) && (
        <Card className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t("block")}</h2>
          <CompanyBlock
            blocked={company.block_reason}
            reply={replyOf("block") ?? replyOf("unblock") ?? undefined}
          />
        </Card>
      )}
      {(can.bin || can.unbin) && (
        <ReasonForm
          form="bin"
          field={{ name: "binned", value: String(can.bin) }}
          title={t("bin")}
          text={t("binText")}
          submit={t(can.bin ? "binAct" : "unbinAct")}
          reply={replyOf("bin")}
        />
      )}
    </div>
  );
}

/** A company of the directory, and what may be done with it. */
export default function DirectoryCompany() {
  const { company, done: saved } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("companyDirectory.console.detail");
  const list = useTranslations("companyDirectory.console.list");
  const replyOf = (form: string) => (shown?.form === form ? shown.reply : null);
  const refusal = replyOf("verify")?.error?.formErrors?.[0];
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6">
      <title>{`${company.name} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("title"), to: directoryPaths.list }, { label: company.name }]} />
      <h1 className="text-2xl font-semibold wrap-anywhere">{company.name}</h1>
      {saved && !shown && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      {refusal && (
        <Alert tone="danger" live>
          {refusal}
        </Alert>
      )}
      <CompanyFacts company={company} />
      <Acts company={company} />
      <ReasonedActs company={company} replyOf={replyOf} />
    </div>
  );
}

function Acts({ company: { id, can } }: { company: Company }) {
  const t = useTranslations("companyDirectory.console.detail");
  return (
    (can.verify || can.merge) && (
      <div className="flex flex-wrap gap-3">
        {can.verify && (
          <Form method="post">
            <input type="hidden" name="do" value="verify" />
            <Button type="submit" icon="check">
              {t("verify")}
            </Button>
          </Form>
        )}
        {can.merge && (
          <Button to={mergePaths.merge(id)} variant="secondary">
            {t("merge")}
          </Button>
        )}
      </div>
    )
  );
}
