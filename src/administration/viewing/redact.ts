import { z } from "zod";
import { time } from "#kit/contract.ts";

/**
 * Texts that a view shows: names, titles, states and places. Every other text of an answer is blank, so that a new field is
 * blank until it is listed here.
 */
const shownTexts =
  /^(id|.*_id|name|name_vn|full_name|title|job|job_title|company|company_name|company_slug|current_company|client|order|candidate|candidate_name|role|stage|from_stage|to_stage|by|owner|owners|created_by|interviewers|introduced_by|invited_by|saved_by|kind|code|codes|currency|fee_currency|billing_currency|language|browser|system|column|columns|field|fields|legal_name|keyword|location|location_text|slug|logo|key|label|labels|missing|visibility|salary_period|salary_basis|display_state|source|sources|skills|job_skills|tags|nationality|bank_name|table|icon|version|format|platform|groups?|.*_(at|on|date|day|until|from|to|time)|from|to|due|date|day|month|time)$/;

/** Texts that are blank although their name is shown above. */
const blankTexts = /^birth_date$/;

/** Numbers that are amounts of money, or that amounts can be derived from. */
const money =
  /_percent$|(^|_)(salary|salaries|amount|fees?|gross|net|vat|bps|paid|pending|balance|discount|credits?|values?|instalment|price|booked|computed|lost|hired_value|min|max|fixed|cost)(_|$)/;

/** Resources whose content is blank as a whole: CVs, notes, messages, mails and what opens other doors. */
const blankTypes = new Set([
  "applicant_mail",
  "calendar_feed",
  "client_note",
  "company_feedback",
  "conversation",
  "cv",
  "email_preview",
  "evaluation",
  "inbox_thread",
  "note",
  "share_cv",
  "support_thread",
  "webhook",
  "webhook_delivery",
]);

const hiddenText = "•••";
/** Pages read the parts of addresses, so that a blank one is an address too. */
const hiddenAddress = "https://hidden.invalid/";

/**
 * Returns an answer as a view shows it: messages, CVs, notes, money and secrets are blank (consoles B.3). The result has the shape of
 * the schema: a blank text is "•••", or null if the field may be null; a blank number is null or 0.
 */
export function redacted(schema: z.core.$ZodType, answer: unknown): unknown {
  return blanked(schema, answer, { name: "", within: false });
}

interface Place {
  /** The name of the nearest field. */
  name: string;
  /** Whether the value is within a resource that is blank as a whole. */
  within: boolean;
}

function blanked(schema: z.core.$ZodType, value: unknown, place: Place): unknown {
  if (value === null || value === undefined || schema === time) return value;
  if (schema instanceof z.ZodNullable) {
    const { innerType } = schema.def;
    return isLeaf(innerType) && isBlank(innerType, place) ? null : blanked(innerType, value, place);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly)
    return blanked(schema.def.innerType, value, place);
  if (schema instanceof z.ZodArray)
    return (value as unknown[]).map((item) => blanked(schema.def.element, item, place));
  if (schema instanceof z.ZodObject) return blankedFields(schema, value as Record<string, unknown>, place);
  if (schema instanceof z.ZodUnion) {
    const option = schema.def.options.find((one) => z.safeParse(one, value).success);
    return option ? blanked(option, value, place) : null;
  }
  if (schema instanceof z.ZodRecord && isCount(schema.def.valueType)) return value;
  if (isLeaf(schema)) return isBlank(schema, place) || isLink(value, place) ? blankOf(value) : value;
  return blankOf(value);
}

function blankedFields(schema: z.ZodObject, value: Record<string, unknown>, { within }: Place) {
  const { type } = schema.shape;
  const isResource = type instanceof z.ZodLiteral && "attributes" in schema.shape;
  const inside = within || (isResource && blankTypes.has(String(type.value)));
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) =>
      name in value ? [[name, blanked(field, value[name], { name, within: inside })]] : [],
    ),
  );
}

const leaves = new Set(["string", "number", "boolean", "enum", "literal", "null"]);
const isLeaf = (schema: z.core.$ZodType) => leaves.has(schema._zod.def.type);
const isCount = (schema: z.core.$ZodType) => schema._zod.def.type === "number";

/** Returns whether a value is an address, which may open a room or a file; logos are public. */
const isLink = (value: unknown, { name }: Place) =>
  typeof value === "string" && name !== "logo" && /^(https?:|\/api\/)/.test(value);

function isBlank(schema: z.core.$ZodType, { name, within }: Place): boolean {
  const { type } = schema._zod.def;
  if (type === "number") return money.test(name);
  if (type !== "string") return false;
  if (within) return !/^(id|.*_(id|at|on|until))$/.test(name);
  return blankTexts.test(name) || !shownTexts.test(name);
}

function blankOf(value: unknown): unknown {
  if (typeof value === "string") return /^https?:/.test(value) ? hiddenAddress : hiddenText;
  if (typeof value === "number") return 0;
  if (Array.isArray(value)) return [];
  return typeof value === "object" ? {} : value;
}
