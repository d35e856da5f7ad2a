import { defineEvent } from "#kit/events.ts";

/** The text of a CV file has been read. */
export const cvTextRead = defineEvent<{ candidateId: number }>("cv.text_read");
