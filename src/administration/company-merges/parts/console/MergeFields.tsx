import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Radio } from "#ui/choices.tsx";
import { mergeSides } from "../../terms.ts";
import type { PlanView } from "./MergePreview.tsx";

/** Chooses which facts remain. The choices are in the address, so that the preview shows their effect. */
export function MergeFields({ plan }: { plan: PlanView }) {
  const t = useTranslations("companyMerges.console.merge");
  const labels = useTranslations("companyMerges.labels.field");
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-semibold">{t("fields")}</h2>
        <p className="mt-1 text-ink-700">{t("fieldsText")}</p>
      </div>
      <Form method="get" className="flex flex-col gap-5" key={JSON.stringify(plan.fields)}>
        <input type="hidden" name="loser" value={plan.loser.id} />
        <input type="hidden" name="winner" value={plan.winner.id} />
        {plan.fields.map(({ field, choice, ...values }) => (
          <fieldset key={field} className="flex flex-col gap-2">
            <legend className="mb-1 text-sm font-semibold">{labels(field)}</legend>
            {mergeSides.map((side) => (
              <Radio
                key={side}
                name={field}
                value={side}
                defaultChecked={choice === side}
                label={t(side === "winner" ? "ofWinner" : "ofLoser")}
                help={field === "logo" || field === "facts" ? undefined : (values[side] ?? t("empty"))}
              />
            ))}
          </fieldset>
        ))}
        <Button type="submit" variant="secondary" className="self-start">
          {t("refresh")}
        </Button>
      </Form>
    </Card>
  );
}
