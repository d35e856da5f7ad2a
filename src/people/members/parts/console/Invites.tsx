import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { type InviteRow, InviteTable } from "./InviteTable.tsx";

interface InviteCounts {
  open: number;
  accepted: number;
}

/** Returns the numbers of open and accepted invites, of which one list is shown. */
export function countsOf(state: keyof InviteCounts, shown: number, others: number): InviteCounts {
  return state === "open" ? { open: shown, accepted: others } : { open: others, accepted: shown };
}

/** The invites in two tabs: open and accepted. */
export function Invites({
  path,
  state,
  rows,
  page,
  pages,
  counts,
  asksReason,
}: {
  /** The address of the page. */
  path: string;
  state: "open" | "accepted";
  rows: readonly InviteRow[];
  page: number;
  pages: number;
  counts: InviteCounts;
  /** Whether the invited person reads the reason of a revocation. */
  asksReason?: boolean;
}) {
  const t = useTranslations("members.console.invites");
  const states = useTranslations("members.labels.state");
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <Tabs
        label={t("title")}
        items={[
          { to: path, label: states("pending"), count: counts.open, current: state === "open" },
          {
            to: `${path}?invites=accepted`,
            label: states("accepted"),
            count: counts.accepted,
            current: state === "accepted",
          },
        ]}
      />
      {rows.length > 0 ? (
        <Card flush>
          <InviteTable invites={rows} isOpen={state === "open"} asksReason={asksReason ?? false} />
        </Card>
      ) : (
        <p className="py-2 text-ink-500">{t(state === "open" ? "noneOpen" : "noneAccepted")}</p>
      )}
      <Pagination page={page} pages={pages} param="invites_page" />
    </section>
  );
}
