import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import { box, mark, type Page, pageWidth, row, text } from "../nodes.ts";
import {
  contactLine,
  factGrid,
  type Look,
  plainHead,
  ruledHeading,
  sectionsOf,
  softStyle,
  titleStyle,
} from "./parts.ts";
import type { Template } from "./template.ts";

const edge = 50;
const width = pageWidth - edge * 2;
const order: CvSection[] = ["introduction", "executive_summary", "work_experiences", "educations", "skills"];

/** A template of one column, newest entries first: the usual form, and the easiest to parse for programs. */
export const classic: Template = (content, theme): Page => {
  const grid = factGrid(theme, width);
  const look: Look = {
    theme,
    heading: ruledHeading(theme),
    head: plainHead(theme),
    between: theme.space * 1.7,
    items: { skills: grid, languages: grid, personal_details: grid, work_references: grid },
  };
  const header = row(
    { justify: "between", align: "center", gap: 24 },
    [
      box({ grow: true }, [
        text("h1", { size: theme.body * 2.6, leading: 1.25, bold: true, color: theme.ink }, content.name),
        content.title
          ? text("p", { ...titleStyle(theme), color: theme.accent, bold: true }, content.title)
          : null,
        box({ margin: [theme.space * 1.2, 0, 0, 0] }, [contactLine(content.contacts, softStyle(theme))]),
      ]),
      content.hasPhoto ? { type: "picture", size: 74, radius: 4 } : null,
    ],
    { tag: "header", keep: true },
  );
  return {
    padding: [46, edge, 54, edge],
    footer: { left: edge, width },
    children: [
      header,
      mark({ height: 1.5, background: theme.accent, margin: [theme.space * 2, 0, 0, 0] }),
      ...sectionsOf(content, content.order(order), look),
    ],
  };
};
