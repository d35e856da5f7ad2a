/** Reads of later rooms' tables that remain, each with its reason. The list only gets shorter. */
export const frozenReads: ReadonlyMap<string, string> = new Map([
  [
    "people/companies reads jobs",
    "a job's pipeline is copied from the template of the workspace that its row names",
  ],
  ["kit reads accounts", "a closing account gets only the mails that are needed"],
  ["kit reads notification_choices", "a mail that its reader has switched off is not queued"],
]);
