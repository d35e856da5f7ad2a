import { parseSubmission, report, resolveSubmission, type SubmissionResult } from "@conform-to/react/future";
import type { z } from "zod";
import type { ApiFieldError } from "./call.ts";
import type { Endpoint } from "./contract.ts";
import { readDay } from "./days.ts";
import { checkbox } from "./fields.ts";
import { nameOf } from "./form-names.ts";
import { formOf } from "./page.ts";

/**
 * The state of a form that is rendered again: the typed values, except passwords and files, and errors by
 * field.
 */
export type FormReply = SubmissionResult<string>;

/** A posted form, read by the schema of its endpoint. */
export interface PostedForm<S extends z.ZodObject> {
  /**
   * The body of the call: an unticked box is false, an empty list is [], and a choice without a value is
   * null.
   */
  values: z.input<S>;
  /** Returns the pressed button or another field outside of the schema; empty when it was not sent. */
  text(name: string): string;
  file(name: string): File | null;
  /** The new state of the form after a button without script has added, removed or moved a row; else null. */
  rows: FormReply | null;
  /**
   * Returns the form with each error at its field; errors without a field belong to the whole form.
   * @param emptied fields that are rendered without their value
   */
  reply(errors: readonly ApiFieldError[], emptied?: readonly string[]): FormReply;
}

type Schema = z.core.$ZodType;

const mostRows = 99;
/**
 * Maximum length of a value that is rendered again, above the limit of every field. A longer text is refused
 * anyway.
 */
export const mostText = 150_000;
const fieldName = /^[a-z]\w*(?:\[\d{1,2}\]|\.[a-z]\w*)*$/i;

/**
 * Reads a posted form in an action. Nothing is validated here: the API returns errors in the reader's
 * language, and `reply` assigns them to fields. Fields outside of the schema are left out.
 * @param files file fields of the endpoint, for errors that point to them
 * @param request the request, or its form when the page has several and a button identifies one
 */
export async function readForm<S extends z.ZodObject>(
  request: Request | FormData,
  schema: S,
  files: Endpoint["files"] = {},
): Promise<PostedForm<S>> {
  const form = cut(request instanceof FormData ? request : await formOf(request));
  const submission = parseSubmission(form, { skipEntry: (name) => !isField(schema, name) });
  const { payload } = submission;
  for (const [name, value] of Object.entries(payload))
    if (Array.isArray(value)) payload[name] = value.filter((item) => item !== undefined);
  const hideFields = submission.fields.filter((name) => /password/i.test(name));
  const rows = changedRows(submission, schema);
  return {
    values: typed(schema, payload) as z.input<S>,
    text(name) {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    },
    file(name) {
      const value = form.get(name);
      return value instanceof File && value.size > 0 ? value : null;
    },
    rows: rows && report(submission, { targetValue: rows, hideFields }),
    reply(errors, emptied = []) {
      for (const name of emptied) payload[name] = "";
      const fieldErrors: Record<string, string> = {};
      let formErrors: string | null = null;
      for (const { source, detail } of errors) {
        const name = nameOf(fieldPointer(schema, files, source?.pointer ?? ""));
        if (name === "") formErrors ??= detail;
        else fieldErrors[name] ??= detail;
      }
      return report<string>(submission, { error: { formErrors, fieldErrors }, hideFields });
    },
  };
}

function cut(form: FormData): FormData {
  const kept = new FormData();
  for (const [name, value] of form)
    kept.append(name, typeof value === "string" ? value.slice(0, mostText) : value);
  return kept;
}

/** Returns the stored values of a form's fields. */
export function storedFields(schema: z.ZodObject, stored: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => Object.hasOwn(schema.shape, name)));
}

interface Inner {
  type: Schema;
  /** True when the schema accepts null. */
  nullable: boolean;
}

/** Returns a schema without its wrappers: optional, default, transform. */
function innerOf(schema: Schema, nullable = false): Inner {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: Schema; in?: Schema; out?: Schema };
  if (def.type === "pipe" && def.in && def.out)
    return innerOf(def.in._zod.def.type === "transform" ? def.out : def.in, nullable);
  if (def.innerType) return innerOf(def.innerType, nullable || def.type === "nullable");
  return { type: schema, nullable };
}

const tick = innerOf(checkbox).type;

/** Returns the fields of an object, or the schema of a list's entries. */
function shapeOf(schema: Schema) {
  const { def } = innerOf(schema).type._zod as { def: { shape?: Record<string, Schema>; element?: Schema } };
  return def;
}

/** Returns the schema at a path of names and indexes. */
function schemaAt(schema: Schema, path: readonly string[]): Schema | undefined {
  let found: Schema | undefined = schema;
  for (const part of path) {
    if (!found) return undefined;
    const { shape, element }: ReturnType<typeof shapeOf> = shapeOf(found);
    if (shape) found = Object.hasOwn(shape, part) ? shape[part] : undefined;
    else found = /^\d{1,2}$/.test(part) ? element : undefined;
  }
  return found;
}

const isRows = (schema: Schema): boolean => {
  const { element } = shapeOf(schema);
  return element !== undefined && shapeOf(element).shape !== undefined;
};

/** Returns whether a plain value, or one of a list of plain values, is posted under this name. */
function isField(schema: Schema, name: string): boolean {
  if (!fieldName.test(name)) return false;
  const found = schemaAt(schema, name.match(/\w+/g) ?? []);
  return found !== undefined && !shapeOf(found).shape && !isRows(found);
}

/**
 * Returns the field of an error: for an error inside a list of plain values, the list; without a field, the
 * whole form.
 */
function fieldPointer(schema: Schema, files: object, pointer: string): string {
  const path = pointer.split("/").slice(1);
  if (Object.hasOwn(files, path[0] ?? "")) return `/${path[0]}`;
  const kept: string[] = [];
  let found: Schema = schema;
  for (const part of path) {
    if (shapeOf(found).element && !isRows(found)) break;
    const next = schemaAt(found, [part]);
    if (!next) return "";
    kept.push(part);
    found = next;
  }
  return kept.length > 0 ? `/${kept.join("/")}` : "";
}

/**
 * Converts posted values to the API's types by the kind of each field. An empty text stays, because it
 * empties the field.
 */
function typed(schema: Schema, given: unknown): unknown {
  const { type, nullable } = innerOf(schema);
  const { shape, element } = shapeOf(type);
  if (shape) {
    const values = (given ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, typed(field, values[name])]),
    );
  }
  if (element) {
    const list = given === undefined ? [] : Array.isArray(given) ? given : [given];
    return list.filter((item) => item !== "").map((item) => typed(element, item));
  }
  const value = Array.isArray(given) ? given.at(-1) : given;
  if (type === tick) return value ?? false;
  if (typeof value !== "string") return undefined;
  const def = type._zod.def as { type: string; format?: string };
  if (def.format === "date" && value !== "") return readDay(value) ?? value;
  if (value !== "" || def.type === "union" || (def.type === "string" && !def.format)) return value;
  return nullable ? null : undefined;
}

/** Returns the values after a row button was pressed, or null when the whole form was sent. */
function changedRows(submission: ReturnType<typeof parseSubmission>, schema: Schema) {
  const [, operation, json] = /^(insert|remove|reorder)\((.*)\)$/s.exec(submission.intent ?? "") ?? [];
  if (!operation || !json) return null;
  try {
    const { name, from } = JSON.parse(json) as { name: string; from: unknown };
    const rows = schemaAt(schema, [name]);
    if (!rows || !isRows(rows) || (operation === "insert" && from !== undefined)) return null;
    const { targetValue } = resolveSubmission(submission);
    const list = targetValue?.[name];
    return Array.isArray(list) && list.length <= mostRows ? (targetValue ?? null) : null;
  } catch {
    // The row button is unknown: the form is handled as if it were submitted.
    return null;
  }
}
