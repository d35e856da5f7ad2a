import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { placementPaths } from "#agency/placements/console-paths.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import type { dashboard } from "../../contract.ts";
import { Call, DueEntry, DueList } from "./DueList.tsx";

type Due = AnswerOf<typeof dashboard>["data"]["attributes"];
type CheckIn = Due["check_ins"]["entries"][number];

/** Check-ins that are due or have a bad answer; their answers are recorded here. */
export function CheckIns({ total, entries }: Due["check_ins"]) {
  const t = useTranslations("desk.console");
  return (
    <DueList title={t("checkIns.title")} total={total} more={placementPaths.list}>
      {entries.map((entry) => {
        const { placement_id, applicant, contact, day, side } = entry;
        return (
          <DueEntry
            key={`${placement_id} ${day} ${side}`}
            to={placementPaths.detail(placement_id)}
            name={applicant?.full_name ?? t("erased")}
            facts={<Facts entry={entry} />}
          >
            <Call person={side === "person" ? applicant : contact} />
            <Answers entry={entry} />
          </DueEntry>
        );
      })}
    </DueList>
  );
}

function Facts({ entry: { client, job, side, due, answer } }: { entry: CheckIn }) {
  const t = useTranslations("desk.console.checkIns");
  const day = useDate("day");
  return (
    <>
      {client.name} · {job.title} ·{" "}
      {answer === null ? (
        t("due", { side, when: day(due) })
      ) : (
        <Badge tone={answer === "leaving" ? "danger" : "warning"}>{t("answered", { side, answer })}</Badge>
      )}
    </>
  );
}

const answers = ["good", "unsure", "leaving"] as const;

/** The form that records an answer with one press. */
function Answers({ entry: { placement_id, day, side, answer } }: { entry: CheckIn }) {
  const t = useTranslations("desk.console.checkIns");
  return (
    <Form method="post">
      <input type="hidden" name="do" value="check_in" />
      <input type="hidden" name="placement_id" value={placement_id} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="side" value={side} />
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t("question")}</legend>
        {answers
          .filter((each) => each !== answer)
          .map((each) => (
            <Button key={each} type="submit" name="answer" value={each} variant="ghost" size="sm">
              {t(`answer.${each}`)}
            </Button>
          ))}
      </fieldset>
    </Form>
  );
}

/** Placements whose warranty ends soon. */
export function Warranties({ total, entries }: Due["warranties"]) {
  const t = useTranslations("desk.console");
  const day = useDate("day");
  return (
    <DueList title={t("warranties.title")} total={total} more={placementPaths.list}>
      {entries.map(({ placement_id, applicant, job, client, contact, warranty_until }) => (
        <DueEntry
          key={placement_id}
          to={placementPaths.detail(placement_id)}
          name={applicant?.full_name ?? t("erased")}
          facts={
            <>
              {client.name} · {job.title} · {t("warranties.until", { when: day(warranty_until) })}
            </>
          }
        >
          <Call person={contact} />
        </DueEntry>
      ))}
    </DueList>
  );
}
