import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { clientFromCompany, companyToAdd } from "../../contract.ts";
import { clientPaths } from "../../paths.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const input = { query: { company_id: params.companyId } };
  const { attributes } = (await load(context, request, companyToAdd, input)).data;
  return attributes;
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const input = { body: { company_id: params.companyId } };
  const outcome = await submit(context, request, clientFromCompany, input);
  if (outcome.ok) throw redirect(clientPaths.detail(outcome.data.data.id));
  return data({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

/** The page on which a consultant adds a company of Sen as a client (spec §2). */
export default function AddAsClient() {
  const { name, client_id } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const busy = useNavigation().formMethod === "POST";
  const t = useTranslations("clients.console.add");
  const list = useTranslations("clients.console.list");
  const title = t("title", { name });
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${title} · Sen`}</title>
      <Breadcrumbs items={[{ label: list("title"), to: clientPaths.list }, { label: name }]} />
      <Card className="flex flex-col gap-4">
        <h1 className="text-2xl font-semibold break-words">{title}</h1>
        <p className="text-ink-700">{t("text")}</p>
        {refused && <Alert tone="danger">{refused}</Alert>}
        {client_id === null ? (
          <Form method="post">
            <Button type="submit" busy={busy}>
              {t("save")}
            </Button>
          </Form>
        ) : (
          <div>
            <Button to={clientPaths.detail(client_id)}>{t("exists")}</Button>
          </div>
        )}
      </Card>
    </div>
  );
}
