import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { orderPortalsPath } from "#agency/portals/console-paths.ts";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { talentPaths } from "#hiring/talent-pools/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { orderPaths } from "../../console-paths.ts";
import type { OrderView } from "./order-view.ts";
import { StatusBadge } from "./StatusBadge.tsx";

/** The head of an order's page: its title, client and status, and what a draft needs before it can be opened. */
export function OrderHead({ order }: { order: OrderView }) {
  const t = useTranslations("jobOrders.console.detail");
  const list = useTranslations("jobOrders.console.list");
  const needs = useTranslations("jobOrders.labels.missing");
  const workspace = useWorkspace();
  const { title, status, client, job, confidential, missing } = order;
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumbs items={[{ label: list("title"), to: orderPaths.list }, { label: title }]} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="min-w-0 text-2xl font-semibold break-words">{title}</h1>
            <StatusBadge status={status} />
            {confidential && (
              <Badge tone="warning" icon="lock">
                {t("confidential")}
              </Badge>
            )}
          </div>
          <Link to={clientPaths.detail(client.id)} className="break-words text-leaf-700 hover:underline">
            {client.name}
          </Link>
        </div>
        <OrderLinks order={order} />
      </div>
      {order.rejected_as_filled > 0 && (
        <Alert
          actions={
            <Button to={applicantPaths.board(workspace, job.id)} variant="secondary" size="sm">
              {t("board")}
            </Button>
          }
        >
          {t("rejectedAsFilled", { count: order.rejected_as_filled })}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert>{t("missing", { missing: missing.map((need) => needs(need)).join(", ") })}</Alert>
      )}
    </div>
  );
}

/** The links to the board of an order, its portals and its form, and to the form of a new candidate for it. */
function OrderLinks({ order: { id, status, job, can, terms } }: { order: OrderView }) {
  const t = useTranslations("jobOrders.console.detail");
  const workspace = useWorkspace();
  return (
    <div className="flex flex-wrap gap-2">
      <Button to={applicantPaths.board(workspace, job.id)} icon="board">
        {t("board")}
      </Button>
      {status === "open" && terms && (
        <Button to={talentPaths.createOn(workspace, job.id)} icon="plus" variant="secondary">
          {t("addCandidate")}
        </Button>
      )}
      {status !== "draft" && (
        <Button to={orderPortalsPath(id)} icon="share" variant="secondary">
          {t("portals")}
        </Button>
      )}
      {can.edit && (
        <Button to={orderPaths.edit(id)} icon="edit" variant="secondary">
          {t("edit")}
        </Button>
      )}
    </div>
  );
}
