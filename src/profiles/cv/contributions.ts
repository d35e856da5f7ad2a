import { definePoint } from "#kit/contributions.ts";

/** Contributions of later rooms to statements about files: SQL for `cv_files AS f`. */

/** The number of applications that the file was sent with. */
export const sentCount = definePoint<[], number>("cv.sent-count");
export const isSent = definePoint<[], boolean>("cv.is-sent");
