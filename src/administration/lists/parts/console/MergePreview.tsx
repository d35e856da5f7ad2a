import { Form, useNavigation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import type { categoryMerge } from "../../contract-acts.ts";
import type { labels } from "../../messages.en.ts";

type PlanView = AnswerOf<typeof categoryMerge>["data"]["attributes"];
type Names = { name: string; name_vn: string };

/** What a merge of two rows would do, and the form that does it. */
export function MergePreview({ plan, reply }: { plan: PlanView; reply: FormReply | undefined }) {
  const t = useTranslations("lists.console.merge");
  const reasons = useTranslations("lists.console.conflicts");
  const { loser, winner, aliases, addresses, conflicts } = plan;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <RowCard label={t("from")} row={loser} />
        <RowCard label={t("into")} row={winner} />
      </div>
      {conflicts.length > 0 && (
        <Alert tone="danger" title={t("conflicts")}>
          {conflicts.map((code) => (
            <p key={code}>{reasons(code)}</p>
          ))}
        </Alert>
      )}
      <Tables plan={plan} />
      {aliases.length > 0 && (
        <Card className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t("aliases")}</h2>
          <p className="wrap-anywhere">{aliases.join(", ")}</p>
        </Card>
      )}
      {addresses.length > 0 && (
        <Card className="flex flex-col gap-2">
          <h2 className="text-lg font-semibold">{t("addresses")}</h2>
          <ul className="flex flex-col gap-1 text-sm">
            {addresses.map(({ from, to }) => (
              <li key={from} className="wrap-anywhere">{`${from} → ${to}`}</li>
            ))}
          </ul>
        </Card>
      )}
      {conflicts.length === 0 && <Confirm plan={plan} reply={reply} />}
    </>
  );
}

function RowCard({ label, row }: { label: string; row: Names }) {
  return (
    <Card className="flex flex-col gap-1">
      <p className="text-sm text-ink-500">{label}</p>
      <p className="text-lg font-semibold wrap-anywhere" lang="en">
        {row.name}
      </p>
      {row.name_vn !== row.name && (
        <p className="wrap-anywhere text-ink-700" lang="vi">
          {row.name_vn}
        </p>
      )}
    </Card>
  );
}

function Tables({ plan }: { plan: PlanView }) {
  const t = useTranslations("lists.console.merge");
  const names = useTranslations("lists.labels.table");
  const columns: Column<PlanView["tables"][number]>[] = [
    {
      key: "rows",
      label: t("rows"),
      main: true,
      cell: ({ table }) => names(table as keyof typeof labels.table),
    },
    { key: "change", label: t("change"), cell: ({ changes }) => t(changes ? "moves" : "stays") },
    { key: "count", label: t("count"), align: "end", cell: ({ rows }) => rows },
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("tables")}</h2>
      {plan.tables.length === 0 ? (
        <p className="text-ink-700">{t("nothing")}</p>
      ) : (
        <Card flush>
          <Table
            caption={t("tables")}
            columns={columns}
            rows={plan.tables}
            rowKey={({ table, changes }) => `${table} ${changes}`}
            dense
          />
        </Card>
      )}
    </section>
  );
}

function Confirm({ plan, reply }: { plan: PlanView; reply: FormReply | undefined }) {
  const t = useTranslations("lists.console.merge");
  const language = useLocale();
  const busy = useNavigation().state === "submitting";
  const { loser, winner, plan_hash } = plan;
  const nameOf = (row: Names) => (language === "vi" ? row.name_vn : row.name);
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("confirm")}</h2>
      <SubmitForm Form={Form} method="post" reply={reply} className="flex flex-col gap-4">
        <input type="hidden" name="version" value={loser.version} />
        <input type="hidden" name="into_id" value={winner.id} />
        <input type="hidden" name="plan_hash" value={plan_hash} />
        <Button type="submit" variant="danger" busy={busy} className="self-start">
          {t("act", { loser: nameOf(loser), winner: nameOf(winner) })}
        </Button>
      </SubmitForm>
    </Card>
  );
}
