import { useEffect, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { useToast } from "#ui/toasts.tsx";
import type { SectionName } from "../document.ts";
import { mostEntries } from "../terms.ts";
import { EntryFields } from "./EntryFields.tsx";
import { EntryRow } from "./EntryRow.tsx";
import type { ProfileReply } from "./form-reply.ts";
import { useEditedLanguage } from "./languages.ts";

export type Entry = { id: string; version: number; translation: Record<string, string> } & Record<
  string,
  unknown
>;

/** A section of the profile: its rows, each with its own form, and a new row. */
export function Section({ section, entries }: { section: SectionName; entries: readonly Entry[] }) {
  const t = useTranslations("candidates.site");
  const { translating } = useEditedLanguage();
  const [announcement, setAnnouncement] = useState("");
  const mover = useFetcher<ProfileReply>();
  useUndo(section, mover.data?.removed);
  function move(from: number, to: number) {
    const ids = entries.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (id === undefined || to < 0 || to > ids.length) return;
    ids.splice(to, 0, id);
    setAnnouncement(t("rows.moved", { place: to + 1, count: entries.length }));
    void mover.submit({ intent: "order", section, ids: ids.join(",") }, { method: "post" });
  }
  return (
    <Card id={section} className="scroll-mt-20">
      <CardHeader title={t(`sections.${section}.title`)} text={t(`sections.${section}.help`)} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {entries.length > 0 && (
        <ol className="mt-4 flex flex-col gap-2">
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              section={section}
              entry={entry}
              index={index}
              count={entries.length}
              onMove={move}
              onRemove={() =>
                void mover.submit(
                  { intent: "remove", section, id: entry.id, index: String(index) },
                  { method: "post" },
                )
              }
            />
          ))}
        </ol>
      )}
      {!translating && entries.length < mostEntries[section] && (
        <NewEntry key={entries.length} section={section} empty={entries.length === 0} />
      )}
      {entries.length >= mostEntries[section] && (
        <p className="mt-3 text-sm text-ink-500">{t("rows.full", { max: mostEntries[section] })}</p>
      )}
    </Card>
  );
}

/** Offers to restore a removed row. */
function useUndo(section: SectionName, removed: ProfileReply["removed"]): void {
  const t = useTranslations("candidates.site");
  const toast = useToast();
  const undo = useFetcher<ProfileReply>();
  const shown = useRef<ProfileReply["removed"]>(undefined);
  useEffect(() => {
    if (!removed || shown.current === removed) return;
    shown.current = removed;
    toast.show({
      text: t("rows.removed"),
      undo: () =>
        void undo.submit(
          { intent: "restore", section, index: String(removed.index), row: JSON.stringify(removed.row) },
          { method: "post" },
        ),
    });
  });
}

/** A new row; its button saves it, and then the next one is offered. */
function NewEntry({ section, empty }: { section: SectionName; empty: boolean }) {
  const t = useTranslations("candidates.site");
  const fetcher = useFetcher<ProfileReply>();
  const posted = useActionData<ProfileReply>();
  const reply = fetcher.data ?? (posted?.form === `${section}.` ? posted : undefined);
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} open={reply?.errors ? true : undefined} className="group mt-4">
      <summary className="button button-secondary inline-flex min-h-10 cursor-pointer list-none px-4 py-2 text-sm group-open:hidden">
        {t(`sections.${section}.${empty ? "addFirst" : "add"}`)}
      </summary>
      <div className="rounded-lg border border-line p-4">
        <SubmitForm Form={fetcher.Form} reply={reply?.errors} prefix={`${section}.new`}>
          <input type="hidden" name="intent" value="entry" />
          <input type="hidden" name="section" value={section} />
          <EntryFields section={section} />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={fetcher.state !== "idle"}>
              {t("rows.save")}
            </Button>
            <Button
              type="reset"
              variant="ghost"
              onClick={() => {
                if (details.current) details.current.open = false;
              }}
            >
              {t("rows.cancel")}
            </Button>
          </div>
        </SubmitForm>
      </div>
    </details>
  );
}
