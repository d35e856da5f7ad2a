import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, pageUrl } from "#kit/page.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { detail } from "../../contract.ts";
import { Advertisement } from "../../parts/console/Advertisement.tsx";
import { OrderFacts, OrderProgress, OrderTerms } from "../../parts/console/OrderFacts.tsx";
import { OrderHead } from "../../parts/console/OrderHead.tsx";
import { OrderContacts, OrderTeam } from "../../parts/console/OrderPeople.tsx";
import { OrderVerbs } from "../../parts/console/OrderVerbs.tsx";
import { detailAction } from "./detail-action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, detail, { params: { id: params.orderId } });
  return {
    order: { ...data.attributes, id: data.id },
    saved: pageUrl(request).searchParams.has("saved"),
  };
}

export async function action(args: ActionFunctionArgs) {
  return detailAction(args);
}

/** A job order with its clock, terms, people and verbs. */
export default function JobOrder() {
  const { order, saved } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("jobOrders.console.detail");
  const workspace = useWorkspace();
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${order.title} · Sen`}</title>
      <OrderHead order={order} />
      {saved && !done && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      {done?.refused && (
        <Alert
          tone="danger"
          live
          actions={
            done.verb === "advertise" && (
              <Button to={consolePaths.edit(workspace, order.job.id)} variant="secondary" size="sm">
                {t("editJob")}
              </Button>
            )
          }
        >
          {done.refused}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <div className="flex min-w-0 flex-col gap-6 lg:col-span-2">
          <OrderFacts order={order} />
          <OrderProgress counts={order.counts} />
          {order.terms && <OrderTerms terms={order.terms} order={order} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrderVerbs order={order} refused={done} />
          <OrderTeam order={order} />
          {order.contacts && <OrderContacts contacts={order.contacts} />}
          <Advertisement order={order} />
        </div>
      </div>
    </div>
  );
}
