import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { StateBadge } from "#market/jobs/parts/console/StateBadge.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import type { OrderView } from "./order-view.ts";

/** The advertisement of an order: its state, and the links to its form and preview. */
export function Advertisement({ order: { job, can } }: { order: OrderView }) {
  const t = useTranslations("jobOrders.console");
  const workspace = useWorkspace();
  const busy = useNavigation().formData?.get("do") === "advertise";
  const isPublic = job.display_state === "published" || job.display_state === "reviewing";
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold">{t("detail.job")}</h2>
        <StateBadge state={job.display_state} />
      </div>
      <p className="text-sm text-ink-500">{t("detail.jobText")}</p>
      <div className="flex flex-wrap gap-2">
        {can.advertise && (
          <Button to={consolePaths.edit(workspace, job.id)} variant="secondary" size="sm">
            {t("detail.editJob")}
          </Button>
        )}
        <Button to={consolePaths.preview(workspace, job.id)} variant="secondary" size="sm">
          {t("detail.previewJob")}
        </Button>
        {can.advertise && !isPublic && (
          <Form method="post">
            <Button type="submit" name="do" value="advertise" size="sm" busy={busy}>
              {t("verb.advertise")}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}
