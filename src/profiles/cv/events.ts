import { defineEvent } from "#kit/events.ts";

/** The texts of a candidate's CV files have changed: a text was read, or a file was removed or restored. */
export const cvTextsChanged = defineEvent<{ candidateId: number }>("cv.texts_changed");
