import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { ReasonForm } from "#market/jobs/parts/console/ReasonForm.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { AskFirst } from "#ui/form/AskFirst.tsx";
import { otherReason, reasonedVerbs, reasonsFor } from "../../terms.ts";
import type { OrderView } from "./order-view.ts";

/** The answer of the page's action to a refused verb. */
export interface RefusedVerb {
  verb: string;
  reply: FormReply | undefined;
  refused: string | null;
}

/** The verbs that one press does. */
const plain = ["open", "resume"] as const;

/** The verbs of an order that its reader may use now. */
export function OrderVerbs({
  order: { can, status, job },
  refused,
}: {
  order: OrderView;
  refused: RefusedVerb | undefined;
}) {
  const t = useTranslations("jobOrders.console");
  const busy = useNavigation().formData?.get("do");
  const { edit, advertise, ...verbs } = can;
  if (!Object.values(verbs).some(Boolean))
    return edit || advertise ? null : <p className="text-sm text-ink-500">{t("detail.noActs")}</p>;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("detail.acts")}</h2>
      {plain.map(
        (verb) =>
          can[verb] && (
            <Form key={verb} method="post">
              <Button type="submit" name="do" value={verb} block busy={busy === verb}>
                {t(`verb.${verb}`)}
              </Button>
            </Form>
          ),
      )}
      {can.reopen && (
        <Reopening
          filled={status === "filled"}
          closed={job.display_state === "closed"}
          busy={busy === "reopen"}
        />
      )}
      {can.fill && (
        <AskFirst
          fields={{ do: "fill" }}
          title={t("sure.fill")}
          text={t("sure.fillText")}
          keep={t("sure.keep")}
          confirm={t("verb.fill")}
        >
          <Button type="submit" block busy={busy === "fill"}>
            {t("verb.fill")}
          </Button>
        </AskFirst>
      )}
      <Reasoned can={can} refused={refused} />
      {can.copy && (
        <Form method="post">
          <Button type="submit" name="do" value="copy" variant="ghost" block busy={busy === "copy"}>
            {t("verb.copy")}
          </Button>
        </Form>
      )}
    </Card>
  );
}

function Reopening({ filled, closed, busy }: { filled: boolean; closed: boolean; busy: boolean }) {
  const t = useTranslations("jobOrders.console");
  return (
    <Form method="post" className="flex flex-col gap-3">
      <p className="text-sm text-ink-500">{t(filled ? "reopen.filled" : "reopen.dropped")}</p>
      {closed && <Checkbox name="advertise" label={t("reopen.advertise")} />}
      <Button type="submit" name="do" value="reopen" block busy={busy}>
        {t("verb.reopen")}
      </Button>
    </Form>
  );
}

function Reasoned({ can, refused }: { can: OrderView["can"]; refused: RefusedVerb | undefined }) {
  const t = useTranslations("jobOrders.console");
  const reasons = useTranslations("jobOrders.labels.reason");
  return reasonedVerbs.map(
    (verb) =>
      can[verb] && (
        <ReasonForm
          key={verb}
          name={verb}
          label={t(`verb.${verb}`)}
          title={t(`why.${verb}`)}
          help={t(`why.${verb}Help`)}
          noteHelp={t("detail.noteHelp")}
          reasons={reasonsFor(verb).map(({ id, key }) => ({
            id,
            label: reasons(key),
            noteRequired: id === otherReason,
          }))}
          reply={refused?.verb === verb ? refused.reply : undefined}
        />
      ),
  );
}
