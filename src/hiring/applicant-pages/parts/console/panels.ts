import type { ApplicantPanel } from "#hiring/applications/parts/console/panel.ts";
import { emailPanel } from "#hiring/email-templates/parts/console/panel.ts";
import { interviewPanel } from "#hiring/interviews/parts/console/panel.ts";
import { messagePanel } from "#hiring/messages/parts/console/panel.ts";
import { feedbackPanel, notePanel } from "#hiring/notes/parts/console/panels.ts";
import { offerPanel } from "#hiring/offers/parts/console/panel.ts";
import { taskPanel } from "#hiring/tasks/parts/console/panel.ts";
import type { ApplicantData } from "../../applicant-data.ts";

/** The panels that rooms show beside an applicant's CV, in the order of their buttons. */
const panels: readonly ApplicantPanel[] = [
  interviewPanel,
  offerPanel,
  messagePanel,
  emailPanel,
  taskPanel,
  notePanel,
  feedbackPanel,
];

/** Returns the panels that the reader may open for an applicant. */
export function panelsFor({ can }: Pick<ApplicantData, "can">): ApplicantPanel[] {
  return panels.filter(({ command }) => {
    if (command === "interview") return can.schedule;
    return command === "note" || command === "feedback" || can.manage;
  });
}
