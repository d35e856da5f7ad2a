import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, day, optionalDay, optionalText, ruleOf, text } from "#kit/fields.ts";
import { isWebAddress } from "#kit/web-address.ts";
import { currencies, type LawKind, lawKinds, vatKinds } from "#platform/reference/terms.ts";
import { lawData, lawDataKeys } from "./contract-data.ts";
import {
  dependents,
  fileChanges,
  fileRowsMax,
  lawReasonMax,
  lawStates,
  outlookReasons,
  sourceMax,
} from "./terms.ts";

const person = z.object({ id: z.string(), full_name: z.string() }).nullable();

const lawRow = resource(
  "law_row",
  z.object({
    kind: z.enum(lawKinds),
    /** The kind of value added tax, or the currency; empty for the other kinds. */
    series: z.string(),
    from_day: z.string(),
    /** The last day; null while no end is known. */
    to_day: z.string().nullable(),
    /** The values of the row, as its kind has them. */
    data: z.unknown(),
    source: z.string(),
    source_url: z.string().nullable(),
    state: z.enum(lawStates),
    /** Null for a row that came with the product. */
    entered_by: person,
    checked_by: person,
    checked_at: time.nullable(),
    /** The row that corrects this one. */
    superseded_by: z.string().nullable(),
    reason: z.string().nullable(),
    version: z.number().int(),
    created_at: time,
    can: z.object({ edit: z.boolean(), cancel: z.boolean(), correct: z.boolean(), check: z.boolean() }),
  }),
);

const effects = z.array(z.object({ what: z.enum(dependents), count: z.number().int() }));
/** The row after a change, and what the change applies to. A preview writes nothing. */
const changed = z.object({
  data: lawRow.nullable(),
  meta: z.object({
    preview: z.boolean(),
    effects,
    /** Neighbouring rows whose last day moves. */
    moved: z.array(z.object({ id: z.string(), to_day: z.string().nullable() })),
  }),
});

const kind = z.object({ kind: z.enum(lawKinds) });
const kindAndId = z.object({ kind: z.enum(lawKinds), id: idParam });

export const lawRows = endpoint({
  method: "GET",
  path: "/admins/law/:kind",
  summary: "Rows of law of a kind, the latest first",
  params: kind,
  query: z.object({
    page: paging.page,
    items: paging.items,
    series: z.string().max(20).optional(),
    /** Only rows that cover this day. */
    on: day.optional(),
    /** Corrected and canceled rows too. */
    history: checkbox,
  }),
  answer: many(lawRow),
  members: true,
});

export const lawRowShow = endpoint({
  method: "GET",
  path: "/admins/law/:kind/:id",
  summary: "One row of law",
  params: kindAndId,
  answer: one(lawRow),
  members: true,
});

export const lawOutlook = endpoint({
  method: "GET",
  path: "/admins/law",
  summary: "The next 60 days: rows that begin or end, holidays before their notice, rows without a check",
  answer: z.object({
    data: z.array(lawRow),
    meta: z.object({
      /** The reasons of each row, by its id. */
      reasons: z.record(z.string(), z.array(z.enum(outlookReasons))),
      /** The next year, if it begins in these days and has no holidays. */
      year_without_holidays: z.number().int().nullable(),
    }),
  }),
  members: true,
});

const source = text(sourceMax);
/** The address on which a source can be read. */
const source_url = optionalText(sourceMax).refine(
  (value) => value === null || (value.startsWith("https://") && isWebAddress(value)),
  "invalid_url",
);

const errors = [
  "law_not_future",
  "law_begun",
  "law_changed",
  "law_ends_early",
  "law_holiday_long",
  "period_overlap",
  "period_gap",
  "invalid_url",
];

const period = ruleOf(
  ["from_day", "to_day"],
  ({ from_day, to_day }: { from_day: string; to_day: string | null }) =>
    to_day !== null && to_day < from_day ? [{ code: "law_ends_early", pointer: "/to_day" }] : [],
);

const version = z.coerce.number().int().min(1);

/** Declares how a row of a kind is added. */
const creates = <Kind extends LawKind, Data extends z.ZodType, Series extends z.ZodType>(
  of: Kind,
  { data, series }: { data: Data; series: Series },
) =>
  endpoint({
    method: "POST",
    path: `/admins/law/${of}`,
    summary: "Add a row that begins on a later day; the open row before it ends on the day before",
    body: z
      .object({ series, from_day: day, to_day: optionalDay, data, source, source_url, preview: checkbox })
      .check(period as never),
    answer: changed,
    status: 201,
    errors,
  });

/** Declares how a row that has not begun is edited. */
const updates = <Kind extends LawKind, Data extends z.ZodType>(of: Kind, data: Data) =>
  endpoint({
    method: "PUT",
    path: `/admins/law/${of}/:id`,
    summary: "Edit a row that has not begun; the end of the row before it follows",
    params: byId,
    body: z
      .object({ version, from_day: day, to_day: optionalDay, data, source, source_url, preview: checkbox })
      .check(period as never),
    answer: changed,
    errors,
  });

/** Declares how a row that has begun is corrected. */
const corrects = <Kind extends LawKind, Data extends z.ZodType>(of: Kind, data: Data) =>
  endpoint({
    method: "POST",
    path: `/admins/law/${of}/:id/correct`,
    summary: "Correct a row that has begun: a new row takes its days, and the old one stays as superseded",
    params: byId,
    body: z.object({ version, reason: text(lawReasonMax), data, source, source_url, preview: checkbox }),
    answer: changed,
    errors: ["law_not_begun", "law_changed", "invalid_url"],
  });

const oneLine = z.literal("").default("");
export const payLawCreate = creates("gross_net", { data: lawData.gross_net, series: oneLine });
export const payLawUpdate = updates("gross_net", lawData.gross_net);
export const payLawCorrect = corrects("gross_net", lawData.gross_net);

export const vatCreate = creates("vat", { data: lawData.vat, series: z.enum(vatKinds) });
export const vatUpdate = updates("vat", lawData.vat);
export const vatCorrect = corrects("vat", lawData.vat);

export const holidayCreate = creates("holidays", { data: lawData.holidays, series: oneLine });
export const holidayUpdate = updates("holidays", lawData.holidays);
export const holidayCorrect = corrects("holidays", lawData.holidays);

export const rateCreate = creates("rates", {
  data: lawData.rates,
  series: z.enum(currencies).exclude(["VND"]),
});
export const rateUpdate = updates("rates", lawData.rates);
export const rateCorrect = corrects("rates", lawData.rates);

export const lawCancel = endpoint({
  method: "POST",
  path: "/admins/law/:kind/:id/cancel",
  summary: "Cancel a row that has not begun; the row before it takes its days",
  params: kindAndId,
  body: z.object({ version, preview: checkbox }),
  answer: changed,
  errors: ["law_begun", "law_changed"],
});

export const lawCheck = endpoint({
  method: "POST",
  path: "/admins/law/:kind/:id/check",
  summary: "Confirm a row against its source, by another administrator than the one who entered it",
  params: kindAndId,
  body: z.object({ version }),
  answer: one(lawRow),
  errors: ["law_second_person", "law_changed"],
});

/** A row as a file has it. The values of its kind are checked when the file is read. */
const fileRow = z.object({
  series: z.string().max(20).default(""),
  from_day: day,
  to_day: optionalDay,
  data: z.partialRecord(z.enum(lawDataKeys), z.unknown()),
  source,
  source_url,
});

export const lawExport = endpoint({
  method: "GET",
  path: "/admins/law/:kind/export",
  summary: "The rows of a kind that count, as JSON that can be imported",
  params: kind,
  binary: "application/json",
  members: true,
});

export const lawImport = endpoint({
  method: "POST",
  path: "/admins/law/:kind/import",
  summary:
    "Import rows: new ones and edits of rows that have not begun, all or none; a preview is the difference",
  params: kind,
  body: z.object({ rows: z.array(fileRow).min(1).max(fileRowsMax), preview: checkbox }),
  answer: z.object({
    data: z.array(
      z.object({
        change: z.enum(fileChanges),
        series: z.string(),
        from_day: z.string(),
        before: lawRow.nullable(),
        after: lawRow.nullable(),
      }),
    ),
    meta: z.object({ preview: z.boolean(), effects }),
  }),
  errors: [...errors, "law_series_unknown"],
});
