import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select, Textarea, TextInput } from "#ui/inputs.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { splitRoles, splitsMost } from "../../terms.ts";
import { type PlacementView, useMoney } from "./placement-view.ts";

type Share = PlacementView["splits"][number];
/** The empty rows below the shares. */
const blanks = 2;

/** The shares of a fee. */
export function Splits({ row }: { row: PlacementView }) {
  const t = useTranslations("placements.console.split");
  const labels = useTranslations("placements.labels.role");
  const money = useMoney(row);
  const columns: Column<Share>[] = [
    { key: "person", label: t("person"), main: true, cell: ({ account }) => account?.full_name ?? "–" },
    { key: "role", label: t("role"), cell: ({ role }) => labels(role) },
    { key: "share", label: t("share"), align: "end", cell: ({ bps }) => `${bps / 100}%` },
    { key: "amount", label: t("amount"), align: "end", cell: ({ amount }) => money(amount) },
  ];
  return (
    <Card flush>
      <h2 className="p-4 text-lg font-semibold sm:px-6">{t("title")}</h2>
      <Table
        caption={t("title")}
        columns={columns}
        rows={row.splits}
        rowKey={({ account, role, bps }) => `${account?.id} ${role} ${bps}`}
      />
    </Card>
  );
}

/** The form that shares a fee among colleagues; a row without a person and a share is left out. */
export function SplitForm({
  row,
  colleagues,
  reply,
}: {
  row: PlacementView;
  colleagues: readonly Option[];
  reply: FormReply | undefined;
}) {
  const t = useTranslations("placements.console.split");
  const shares = row.splits.map(({ account, role, bps }) => ({
    account_id: account?.id ?? "",
    role,
    bps: String(bps / 100),
  }));
  const former = row.splits
    .flatMap(({ account }) => account ?? [])
    .filter(({ id }) => !colleagues.some(({ value }) => value === id))
    .map(({ id, full_name }) => ({ value: id, label: full_name }));
  const count = Math.min(splitsMost, shares.length + blanks);
  const names = Array.from({ length: count }, (_, n) => `splits[${n}]`);
  const needsReason = row.status !== "onboarding" && row.status !== "invoiced";
  return (
    <details open={reply?.error ? true : undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-leaf-700">{t("edit")}</summary>
      <Card className="mt-3">
        <SubmitForm reply={reply} values={{ splits: shares, version: row.version }} prefix="split">
          <input type="hidden" name="version" value={row.version} />
          <FieldSet name="splits" label={t("title")} help={t("help")}>
            {names.map((name, n) => (
              <ShareFields key={name} name={name} people={[...colleagues, ...former]} nth={n + 1} />
            ))}
          </FieldSet>
          <Field name="note" label={t("reason")} required={needsReason} optional={!needsReason}>
            <Textarea rows={2} maxLength={1000} />
          </Field>
          <div>
            <Button type="submit" name="do" value="split">
              {t("save")}
            </Button>
          </div>
        </SubmitForm>
      </Card>
    </details>
  );
}

function ShareFields({ name, people, nth }: { name: string; people: readonly Option[]; nth: number }) {
  const t = useTranslations("placements.console.split");
  const labels = useTranslations("placements.labels.role");
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-3 first:border-t-0 sm:grid-cols-[2fr_2fr_1fr]">
      <Field name={`${name}.account_id`} label={t("personOf", { nth })}>
        <Select placeholder={t("nobody")} options={people} />
      </Field>
      <Field name={`${name}.role`} label={t("roleOf", { nth })}>
        <Select options={splitRoles.map((role) => ({ value: role, label: labels(role) }))} />
      </Field>
      <Field name={`${name}.bps`} label={t("shareOf", { nth })}>
        <TextInput inputMode="decimal" maxLength={6} className="tabular-nums" />
      </Field>
    </div>
  );
}
