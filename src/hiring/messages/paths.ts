import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";

/** The page on which a candidate writes to the employer about an application. */
export const ownMessagesPath = (id: number | string): string => `${ownApplicationPath(id)}/messages`;
