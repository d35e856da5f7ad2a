import type { ComponentType } from "react";
import type { LinkedWorkspace } from "#people/accounts/workspace.ts";
import type { PanelCommand } from "./keys.ts";

/**
 * A form about an applicant that a room shows beside the CV (decision 180). It is the form of a page of the room, whose loader
 * and action serve the panel too.
 */
export interface ApplicantPanel {
  /** The command that opens the panel, which is also its name in the address. */
  command: PanelCommand;
  useTitle: () => string;
  /** Returns the address of the page. A link to it opens the panel instead, whatever else its query contains. */
  path: (workspace: LinkedWorkspace, applicantId: string) => string;
  /** Whether the panel stays open after its form was sent. */
  stays?: true;
  /** The form; `data` is what the page's loader returned. */
  Body: ComponentType<{ data: never }>;
}
