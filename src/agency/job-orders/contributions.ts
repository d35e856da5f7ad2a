import type { RawBuilder } from "kysely";
import { defineList } from "#kit/contributions.ts";

/** The time of the client's latest answer about an applicant, as SQL for `applicants AS a`; null without one. */
export const clientAnswers = defineList<() => RawBuilder<Date | null>>("client answers");
