import { useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { jobLanguages, keyOf, proficiencies } from "#platform/reference/terms.ts";
import { IconButton } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import type { SectionName } from "../document.ts";
import { AutosaveForm } from "./AutosaveForm.tsx";
import { EntryFields, useEntryLabels } from "./EntryFields.tsx";
import { writtenDate } from "./partial-date.ts";
import type { Entry } from "./Section.tsx";
import { useRowDrag } from "./use-row-drag.ts";

/** A row of a section: a summary line, with its form below. */
export function EntryRow({
  section,
  entry,
  index,
  count,
  onMove,
  onRemove,
}: {
  section: SectionName;
  entry: Entry;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("candidates.site");
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const over = useRowDrag(row, handle, { list: section, index, onDrop: onMove });
  const name = useEntryName(section, entry);
  return (
    <li
      ref={row}
      className={cx(
        "rounded-lg border bg-surface",
        over ? "border-leaf-600 outline-2 outline-leaf-600" : "border-line",
      )}
    >
      <div className="flex items-center gap-1 pr-2">
        <span
          ref={handle}
          aria-hidden="true"
          className="hidden cursor-grab px-2 py-3 text-ink-500 pointer-fine:block"
        >
          <Icon name="drag" size="sm" />
        </span>
        <p className="min-w-0 flex-1 truncate py-3 text-sm max-sm:pl-3">
          <span className="font-semibold text-ink-900">{name.title || t("rows.unnamed")}</span>
          {name.more && <span className="text-ink-500"> · {name.more}</span>}
        </p>
        <RowButtons
          section={section}
          id={entry.id}
          name={name.title}
          index={index}
          count={count}
          onMove={onMove}
          onRemove={onRemove}
        />
      </div>
      <EntryForm section={section} entry={entry} title={name.title} />
    </li>
  );
}

/** Buttons that move and remove the row. They post the form without script. */
function RowButtons({
  section,
  id,
  name,
  index,
  count,
  onMove,
  onRemove,
}: {
  section: SectionName;
  id: Entry["id"];
  name: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}) {
  const t = useTranslations("candidates.site.rows");
  const press = (act: () => void) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
  return (
    <Form method="post" className="flex">
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="index" value={index} />
      <IconButton
        icon="chevron-up"
        size="sm"
        type="submit"
        name="intent"
        value="up"
        disabled={index === 0}
        label={t("up", { name })}
        onClick={press(() => onMove(index, index - 1))}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        type="submit"
        name="intent"
        value="down"
        disabled={index === count - 1}
        label={t("down", { name })}
        onClick={press(() => onMove(index, index + 1))}
      />
      <IconButton
        icon="trash"
        size="sm"
        type="submit"
        name="intent"
        value="remove"
        label={t("remove", { name })}
        onClick={press(onRemove)}
      />
    </Form>
  );
}

function EntryForm({ section, entry, title }: { section: SectionName; entry: Entry; title: string }) {
  const t = useTranslations("candidates.site.rows");
  const labelOf = useEntryLabels(section);
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer px-4 py-2 text-sm font-semibold text-leaf-700">
        {t("edit")}
        <span className="sr-only"> {title}</span>
      </summary>
      <div className="p-4 pt-2">
        <AutosaveForm
          name={`${section}.${entry.id}`}
          sends={{ intent: "entry", section, id: entry.id }}
          values={entry}
          version={entry.version}
          labelOf={labelOf}
        >
          <EntryFields section={section} />
        </AutosaveForm>
      </div>
    </details>
  );
}

/** Returns the name of a row in its list, and a secondary text. */
function useEntryName(section: SectionName, entry: Entry): { title: string; more: string } {
  const t = useTranslations("candidates.site");
  const labels = useTranslations("reference.labels");
  const text = (field: string) => String(entry[field] ?? "");
  const term = (list: string, key: string | undefined) => (key ? labels(`${list}.${key}` as never) : "");
  const until = entry.currently_working ? t("rows.now") : writtenDate(text("to"));
  const period = [writtenDate(text("from")), until].filter(Boolean).join(" – ");
  const joined = (...parts: string[]) => parts.filter(Boolean).join(" · ");
  if (section === "work_experiences")
    return { title: text("job_title"), more: joined(text("company_name"), period) };
  if (section === "educations")
    return { title: text("university_name"), more: joined(text("major"), period) };
  if (section === "languages")
    return {
      title: term("job_language", keyOf(jobLanguages, Number(entry.language))),
      more: term("proficiency", keyOf(proficiencies, Number(entry.proficiency))),
    };
  if (section === "work_references") return { title: text("platform"), more: text("link") };
  if (section === "certificates") return { title: text("name"), more: writtenDate(text("issue_date")) };
  return { title: text("name"), more: section === "referencers" ? text("company") : "" };
}
