import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import type { merge } from "../../contract.ts";
import { mergePaths } from "../../paths.ts";
import { reasonMax } from "../../terms.ts";
import { MergeFields } from "./MergeFields.tsx";
import { useTableName } from "./use-table-name.ts";

export type PlanView = AnswerOf<typeof merge>["data"]["attributes"];

/** What a merge would do, and the form that does it. */
export function MergePreview({ plan, reply }: { plan: PlanView; reply: FormReply | undefined }) {
  const t = useTranslations("companyMerges.console.merge");
  const errors = useTranslations("companyMerges.console.conflicts");
  const { loser, winner, conflicts, agencies, addresses } = plan;
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <CompanyCard company={loser} label={t("from")} />
        <CompanyCard company={winner} label={t("into")} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button to={mergePaths.merge(winner.id, loser.id)} variant="secondary">
          {t("swap")}
        </Button>
        <Button to={mergePaths.merge(loser.id)} variant="ghost">
          {t("other")}
        </Button>
      </div>
      {conflicts.length > 0 && (
        <Alert tone="danger" title={t("conflicts")}>
          {conflicts.map((code) => (
            <p key={code}>{errors(code)}</p>
          ))}
        </Alert>
      )}
      {agencies > 0 && <Alert tone="info">{t("agencies", { count: agencies })}</Alert>}
      {plan.fields.length > 0 && <MergeFields plan={plan} />}
      <Tables plan={plan} />
      {addresses.length > 0 && (
        <Card className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t("addresses")}</h2>
          <ul className="flex flex-col gap-1 text-sm">
            {addresses.map(({ from, to }) => (
              <li key={from} className="wrap-anywhere">
                {`${from} → ${to}`}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {conflicts.length === 0 && <Confirm plan={plan} reply={reply} />}
    </>
  );
}

function CompanyCard({ company, label }: { company: PlanView["loser"]; label: string }) {
  const t = useTranslations("companyMerges.console.merge");
  const { name, tax_code, verified, members, live_jobs } = company;
  return (
    <Card className="flex flex-col gap-2">
      <p className="text-sm text-ink-500">{label}</p>
      <p className="flex flex-wrap items-center gap-2 text-lg font-semibold wrap-anywhere">
        {name}
        {verified && <Badge tone="success">{t("verified")}</Badge>}
      </p>
      {tax_code && <p className="text-sm text-ink-700">{tax_code}</p>}
      <p className="text-sm text-ink-700">{t("counts", { members, jobs: live_jobs })}</p>
    </Card>
  );
}

function Tables({ plan }: { plan: PlanView }) {
  const t = useTranslations("companyMerges.console.merge");
  const rules = useTranslations("companyMerges.labels.rule");
  const nameOf = useTableName();
  const columns: Column<PlanView["tables"][number]>[] = [
    { key: "rows", label: t("rows"), main: true, cell: ({ table }) => nameOf(table) },
    {
      key: "rule",
      label: t("rule"),
      cell: ({ rule, moves }) => rules(rule === "keep" && moves > 0 ? "swap" : rule),
    },
    { key: "moves", label: t("moves"), align: "end", cell: ({ moves }) => moves },
    { key: "stays", label: t("stays"), align: "end", cell: ({ stays }) => stays },
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("tables")}</h2>
      <Card flush>
        <Table
          caption={t("tables")}
          columns={columns}
          rows={plan.tables}
          rowKey={({ table }) => table}
          dense
        />
      </Card>
    </section>
  );
}

function Confirm({ plan, reply }: { plan: PlanView; reply: FormReply | undefined }) {
  const t = useTranslations("companyMerges.console.merge");
  const busy = useNavigation().state === "submitting";
  const { loser, winner, fields, plan_hash } = plan;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{t("confirm")}</h2>
        <p className="mt-1 text-ink-700">{t("confirmText")}</p>
      </div>
      <SubmitForm Form={Form} method="post" reply={reply} className="flex flex-col gap-4">
        <input type="hidden" name="loser_id" value={loser.id} />
        <input type="hidden" name="winner_id" value={winner.id} />
        <input type="hidden" name="plan_hash" value={plan_hash} />
        {fields.map(({ field, choice }) => (
          <input key={field} type="hidden" name={`choices.${field}`} value={choice} />
        ))}
        <Field name="reason" label={t("reason")} required>
          <Textarea limit={reasonMax} rows={2} />
        </Field>
        <Button type="submit" variant="danger" busy={busy} className="self-start">
          {t("act", { loser: loser.name, winner: winner.name })}
        </Button>
      </SubmitForm>
    </Card>
  );
}
