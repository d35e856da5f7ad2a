import { sql } from "kysely";

/** Returns texts as a list for `IN`. They are literals, because a partial index is not used for parameters of a prepared plan. */
export const literals = (texts: readonly string[]) => sql`(${sql.join(texts.map((text) => sql.lit(text)))})`;
