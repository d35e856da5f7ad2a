import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { defaultShareDays } from "#hiring/share-links/terms.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { shares } from "../contract.ts";
import type { ShareState } from "../terms.ts";

type Row = AnswerOf<typeof shares>["data"][number];

const tones: Record<ShareState, Tone> = {
  open: "success",
  expired: "neutral",
  revoked: "neutral",
  ended: "warning",
};

/** The days for which the button renews a link. */
const renewDays = defaultShareDays;

/** Links with their recipients, views and verdicts; buttons renew and revoke them. */
export function ShareTable({
  rows,
  withApplicant = false,
}: {
  rows: readonly Row[];
  withApplicant?: boolean;
}) {
  const t = useTranslations("shares.console.list");
  return (
    <Table
      caption={t("title")}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[...useColumns(withApplicant), ...useResultColumns()]}
    />
  );
}

function useColumns(withApplicant: boolean): Column<Row>[] {
  const t = useTranslations("shares.console.list");
  const labels = useTranslations("shares.labels");
  const day = useDate("day");
  const person = usePersonColumn();
  return [
    {
      key: "recipient",
      label: t("recipient"),
      main: true,
      cell: ({ attributes: { recipient, client, level, has_code, applicant } }) => (
        <span className="break-words">
          <span className="font-semibold">{recipient.name}</span>
          <span className="block text-ink-500">
            {[client.name, level === "anonymous" ? applicant.code : null, has_code ? t("withCode") : null]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
      ),
    },
    ...(withApplicant ? [person] : []),
    { key: "sent", label: t("sent"), oneLine: true, cell: ({ attributes }) => day(attributes.created_at) },
    {
      key: "expires",
      label: t("expires"),
      oneLine: true,
      cell: ({ attributes: { state, expires_at } }) => (
        <span className="flex flex-col items-start gap-1 max-sm:items-end">
          {day(expires_at)}
          <Badge tone={tones[state]}>{labels(`state.${state}`)}</Badge>
        </span>
      ),
    },
  ];
}

function usePersonColumn(): Column<Row> {
  const workspace = useWorkspace();
  const t = useTranslations("shares.console.list");
  return {
    key: "candidate",
    label: t("candidate"),
    cell: ({ attributes: { applicant, order } }) => (
      <span className="break-words">
        <Link to={applicantPaths.detail(workspace, applicant.id)} className="hover:underline">
          {applicant.full_name}
        </Link>
        <span className="block text-ink-500">{order.title}</span>
      </span>
    ),
  };
}

function useResultColumns(): Column<Row>[] {
  const t = useTranslations("shares.console.list");
  const answers = useTranslations("introductions.labels.answer");
  const exact = useDate("exact");
  return [
    {
      key: "views",
      label: t("views"),
      wrapLabel: true,
      cell: ({ attributes: { views, readers, opened_at, last_viewed_at } }) => (
        <span>
          {views}
          {last_viewed_at && <span className="block text-ink-500">{exact(last_viewed_at)}</span>}
          {views === 0 && opened_at && <span className="block text-ink-500">{t("opened")}</span>}
          {readers.map(({ name, views: count }) => (
            <span key={name} className="block break-words text-ink-500">
              {t("inPortal", { name, views: count })}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: "answer",
      label: t("answer"),
      cell: ({ attributes: { answer } }) =>
        answer ? (
          <span className="break-words">
            {answers(answer.answer)}
            {answer.comment && <span className="block text-ink-500">{answer.comment}</span>}
          </span>
        ) : (
          <span className="text-ink-500">{t("noAnswer")}</span>
        ),
    },
    {
      key: "actions",
      label: t("actions"),
      hideLabel: true,
      oneLine: true,
      cell: ({ id, attributes: { can } }) =>
        (can.renew || can.revoke) && (
          <Form method="post" className="flex gap-1 max-md:flex-wrap">
            {can.renew && (
              <Button type="submit" name="renew" value={id} variant="secondary" size="sm">
                {t("renew", { days: String(renewDays) })}
              </Button>
            )}
            {can.revoke && (
              <Button type="submit" name="revoke" value={id} variant="ghost" size="sm">
                {t("revoke")}
              </Button>
            )}
          </Form>
        ),
    },
  ];
}
