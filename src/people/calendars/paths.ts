import { type LinkedWorkspace, pathIn } from "#people/accounts/workspace.ts";

/** The page of the caller's own calendars. */
export const calendarsPath = (workspace: LinkedWorkspace): string => pathIn(workspace, "/calendars");

/** The address that leads to a provider, and back to the page of the own calendars. */
export const connectPath = (provider: string): string => `/api/v2/account/calendars/${provider}/connect`;
