import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { placementPaths } from "../../console-paths.ts";
import { placement } from "../../contract.ts";
import { CheckIns } from "../../parts/console/CheckIns.tsx";
import { FailForm } from "../../parts/console/FailForm.tsx";
import { PlacementActs } from "../../parts/console/PlacementActs.tsx";
import { PlacementFacts } from "../../parts/console/PlacementFacts.tsx";
import { Remedies } from "../../parts/console/Remedies.tsx";
import { SplitForm, Splits } from "../../parts/console/Splits.tsx";
import { StatusBadge } from "../../parts/console/StatusBadge.tsx";
import { detailAction } from "./detail-action.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, placement, { params: { id: params.placementId } });
  const { can } = data.attributes;
  const members = can.split
    ? (await load(context, request, companyMembers, { query: { active: true, all: true } })).data
    : [];
  const colleagues = members.map(({ id, attributes }) => ({ value: id, label: attributes.full_name }));
  return { row: { id: data.id, ...data.attributes }, colleagues };
}

export async function action(args: ActionFunctionArgs) {
  return detailAction(args);
}

/** A placement with its fee, shares, warranty and check-ins, and all that the reader may do with it. */
export default function Placement() {
  const { row, colleagues } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const t = useTranslations("placements.console");
  const name = row.applicant?.full_name ?? t("erased");
  const replyOf = (form: string) => (refused?.form === form ? refused.reply : undefined);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${name} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: placementPaths.list }, { label: name }]} />
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl font-semibold break-words">{name}</h1>
        <StatusBadge status={row.status} />
      </div>
      <Remedies row={row} />
      <PlacementActs row={row} replyOf={replyOf} />
      <PlacementFacts row={row} />
      <Splits row={row} />
      {row.can.split && <SplitForm row={row} colleagues={colleagues} reply={replyOf("split")} />}
      {row.check_ins.length > 0 && <CheckIns row={row} reply={replyOf("check_in")} />}
      {row.can.fail && <FailForm row={row} reply={replyOf("fail")} />}
    </div>
  );
}
