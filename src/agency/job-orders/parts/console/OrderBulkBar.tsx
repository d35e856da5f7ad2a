import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { BulkForm } from "#market/jobs/parts/console/BulkForm.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { type Option, Select, TextInput } from "#ui/inputs.tsx";
import { type BulkAction, orderCaps, type ReasonedVerb, reasonedVerbs, reasonsFor } from "../../terms.ts";

/** The id of the form to which the checkboxes of the rows belong. */
export const ordersForm = "orders-bulk";

/** The bar of actions on ticked orders. */
export function OrderBulkBar({
  action,
  offered,
  people,
  ...ticks
}: {
  /** The address to which the form is posted. */
  action: string;
  /** The actions that at least one of the shown orders allows. */
  offered: readonly BulkAction[];
  /** The consultants who can become lead or join the team. */
  people: readonly Option[];
  count: number;
  /** The number of shown orders. */
  all: number;
  tickAll: (ticked: boolean) => void;
}) {
  const t = useTranslations("jobOrders.console");
  const { state, formData } = useNavigation();
  const pressed = state === "idle" ? null : formData?.get("bulk");
  const button = (value: BulkAction, label: string) => (
    <Button type="submit" name="bulk" value={value} variant="secondary" busy={pressed === value}>
      {label}
    </Button>
  );
  const reasoned = reasonedVerbs.filter((verb) => offered.includes(verb));
  return (
    <BulkForm
      id={ordersForm}
      action={action}
      texts={{
        label: t("bulk.label"),
        count: t("bulk.count", { count: ticks.count }),
        all: t("bulk.all"),
        clear: t("bulk.clear"),
        actions: t("bulk.actions"),
      }}
      {...ticks}
      busy={Boolean(pressed)}
    >
      {offered.includes("add_consultant") && (
        <div className="flex flex-wrap items-center gap-2 max-md:w-full">
          <Field name="person" label={t("bulk.consultant")} hideLabel className="max-md:w-full">
            <Select placeholder={t("bulk.consultant")} options={people} />
          </Field>
          {button("add_consultant", t("bulk.add"))}
          {offered.includes("change_lead") && button("change_lead", t("bulk.lead"))}
        </div>
      )}
      {reasoned.length > 0 && <Reasoned verbs={reasoned} pressed={pressed} />}
      {offered.includes("resume") && button("resume", t("verb.resume"))}
    </BulkForm>
  );
}

/** The actions that need a reason, with the reason and a note. */
function Reasoned({ verbs, pressed }: { verbs: readonly ReasonedVerb[]; pressed: unknown }) {
  const t = useTranslations("jobOrders.console.verb");
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:w-full">
      <Reasons verbs={verbs} />
      {verbs.map((verb) => (
        <Button key={verb} type="submit" name="bulk" value={verb} variant="secondary" busy={pressed === verb}>
          {t(verb)}
        </Button>
      ))}
    </div>
  );
}

/** The reason of a hold, a loss or a cancellation, with a note. */
function Reasons({ verbs }: { verbs: readonly ReasonedVerb[] }) {
  const t = useTranslations("jobOrders.console");
  const labels = useTranslations("jobOrders.labels.reason");
  const reasons = new Map(verbs.flatMap(reasonsFor).map(({ id, key }) => [id, labels(key)]));
  return (
    <>
      <Field name="reason_id" label={t("bulk.reason")} hideLabel className="max-md:w-full">
        <Select
          placeholder={t("bulk.reason")}
          options={[...reasons].map(([id, label]) => ({ value: String(id), label }))}
        />
      </Field>
      <Field name="note" label={t("bulk.note")} hideLabel className="max-md:w-full">
        <TextInput placeholder={t("bulk.note")} maxLength={orderCaps.note} autoComplete="off" />
      </Field>
    </>
  );
}
