import { useState } from "react";
import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { Button, IconButton } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import { bannerPath } from "../../paths.ts";
import type { BannerState } from "../../terms.ts";

export interface BannerRow {
  id: string;
  title: string;
  text: string;
  state: BannerState;
  from: string;
  to: string | null;
}

const tones = {
  live: "success",
  covered: "neutral",
  scheduled: "info",
  ended: "neutral",
  off: "neutral",
} as const satisfies Record<BannerState, Tone>;

/** Lists all banners with their state; deleting asks for confirmation. */
export function BannerList({ rows }: { rows: readonly BannerRow[] }) {
  const t = useTranslations("site.console.banner");
  const [toDelete, setToDelete] = useState<BannerRow | null>(null);
  const columns = useColumns(setToDelete);
  return (
    <>
      <Table caption={t("caption")} columns={columns} rows={rows} rowKey={(row) => row.id} />
      <Dialog
        open={toDelete !== null}
        onClose={() => setToDelete(null)}
        title={t("deleteTitle")}
        text={t("deleteText")}
        actions={
          <>
            <Button variant="ghost" onClick={() => setToDelete(null)}>
              {t("cancel")}
            </Button>
            <Form method="post" onSubmit={() => setToDelete(null)}>
              <DeleteFields id={toDelete?.id ?? ""} />
              <Button type="submit" variant="danger" block>
                {t("delete")}
              </Button>
            </Form>
          </>
        }
      >
        <p className="font-semibold">{toDelete?.title}</p>
      </Dialog>
    </>
  );
}

function useColumns(onDelete: (row: BannerRow) => void): Column<BannerRow>[] {
  const t = useTranslations("site.console.banner");
  const exact = useDate("exact");
  return [
    { key: "text", label: t("text"), main: true, cell: (row) => <BannerText row={row} /> },
    {
      key: "state",
      label: t("state"),
      cell: (row) => <Badge tone={tones[row.state]}>{t(`states.${row.state}`)}</Badge>,
    },
    {
      key: "when",
      label: t("when"),
      cell: (row) => {
        const from = exact(new Date(row.from));
        return row.to ? t("until", { from, to: exact(new Date(row.to)) }) : t("open", { from });
      },
    },
    {
      key: "acts",
      label: t("delete"),
      hideLabel: true,
      align: "end",
      cell: (row) => (
        <Form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onDelete(row);
          }}
        >
          <DeleteFields id={row.id} />
          <IconButton type="submit" icon="trash" label={`${t("delete")}: ${row.title}`} />
        </Form>
      ),
    },
  ];
}

function BannerText({ row }: { row: BannerRow }) {
  return (
    <div className="flex min-w-0 max-w-reading flex-col gap-1">
      <Link
        to={`${bannerPath}?edit=${row.id}`}
        className="text-base font-semibold hover:text-leaf-700 hover:underline"
      >
        {row.title}
      </Link>
      <span className="line-clamp-2 text-ink-500">{row.text}</span>
    </div>
  );
}

function DeleteFields({ id }: { id: string }) {
  return (
    <>
      <input type="hidden" name="do" value="delete" />
      <input type="hidden" name="id" value={id} />
    </>
  );
}
