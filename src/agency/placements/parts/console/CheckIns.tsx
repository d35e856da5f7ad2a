import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea } from "#ui/inputs.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { checkInAnswers, checkInDays, checkInSides } from "../../terms.ts";
import type { PlacementView } from "./placement-view.ts";

type CheckIn = PlacementView["check_ins"][number];
const tones = { good: "success", unsure: "warning", leaving: "danger" } as const;

/** The check-ins with the person and the client, and the form that records an answer. */
export function CheckIns({ row, reply }: { row: PlacementView; reply: FormReply | undefined }) {
  const t = useTranslations("placements.console.check");
  const labels = useTranslations("placements.labels");
  const date = useDate("day");
  const columns: Column<CheckIn>[] = [
    {
      key: "day",
      label: t("day"),
      main: true,
      cell: ({ day, due }) => (
        <>
          {labels(`checkIn.day_${day}`)}
          <span className="block text-ink-500">{date(due)}</span>
        </>
      ),
    },
    { key: "side", label: t("side"), cell: ({ side }) => labels(`side.${side}`) },
    {
      key: "answer",
      label: t("answer"),
      cell: ({ answer, note }) =>
        answer && (
          <span className="min-w-0">
            <Badge tone={tones[answer]}>{labels(`answer.${answer}`)}</Badge>
            {note && <span className="mt-1 block break-words text-ink-500">{note}</span>}
          </span>
        ),
    },
  ];
  return (
    <Card flush>
      <h2 className="p-4 text-lg font-semibold sm:px-6">{t("title")}</h2>
      <Table
        caption={t("title")}
        columns={columns}
        rows={row.check_ins}
        rowKey={({ day, side }) => `${day} ${side}`}
      />
      {row.can.check_in && <CheckInForm row={row} reply={reply} />}
    </Card>
  );
}

function CheckInForm({ row, reply }: { row: PlacementView; reply: FormReply | undefined }) {
  const t = useTranslations("placements.console.check");
  const labels = useTranslations("placements.labels");
  const next = row.check_ins.find(({ answer }) => answer === null) ?? row.check_ins[0];
  return (
    <div className="border-t border-line p-4 sm:p-6">
      <SubmitForm reply={reply} values={{ day: next?.day, side: next?.side, answer: "good" }} prefix="check">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
          <Field name="day" label={t("day")} required>
            <Select
              options={checkInDays.map((day) => ({ value: day, label: labels(`checkIn.day_${day}`) }))}
            />
          </Field>
          <Field name="side" label={t("side")} required>
            <Select options={checkInSides.map((side) => ({ value: side, label: labels(`side.${side}`) }))} />
          </Field>
          <Field name="answer" label={t("answer")} required>
            <Select
              options={checkInAnswers.map((answer) => ({ value: answer, label: labels(`answer.${answer}`) }))}
            />
          </Field>
        </div>
        <Field name="note" label={t("note")} optional>
          <Textarea rows={2} maxLength={500} />
        </Field>
        <p className="text-sm text-ink-500">{t("leavingText")}</p>
        <div>
          <Button type="submit" name="do" value="check_in">
            {t("save")}
          </Button>
        </div>
      </SubmitForm>
    </div>
  );
}
