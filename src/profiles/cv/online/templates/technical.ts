import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import { box, type CvNode, mark, type Page, pageWidth, row, text } from "../nodes.ts";
import type { ItemContent } from "../sections.ts";
import {
  bodyStyle,
  contactLine,
  factGrid,
  inTwoColumns,
  type Look,
  plainHead,
  sectionsOf,
  softStyle,
  titleStyle,
} from "./parts.ts";
import type { Template } from "./template.ts";

const edge = 48;
const width = pageWidth - edge * 2;
const gap = 22;
const cell = (width - gap) / 2;
const order: CvSection[] = [
  "introduction",
  "executive_summary",
  "skills",
  "work_references",
  "work_experiences",
  "educations",
  "certificates",
];

/** A template with skills and years of experience as a table, followed by work experience. */
export const technical: Template = (content, theme): Page => {
  const grid = factGrid(theme, width);
  const matrixCell = ({ name, note }: ItemContent): CvNode =>
    row(
      {
        width: cell,
        justify: "between",
        align: "baseline",
        gap: 8,
        padding: [2.4, 0, 2.4, 0],
        borderBottom: [0.6, theme.hairline],
      },
      [
        box({ grow: true }, [text("span", { ...bodyStyle(theme), bold: true }, name)]),
        note ? text("span", softStyle(theme), note) : null,
      ],
      { tag: "li" },
    );
  const matrix = (items: ItemContent[]) => inTwoColumns(items, gap, matrixCell);
  const look: Look = {
    theme,
    heading: (label) =>
      row({ align: "center", gap: 7, margin: [theme.space * 2.8, 0, theme.space, 0] }, [
        mark({ width: 3.5, height: theme.body * 1.15, background: theme.accent }),
        text("h2", { size: theme.body * 1.2, leading: 1.3, bold: true, color: theme.ink }, label),
      ]),
    head: plainHead(theme),
    between: theme.space * 1.8,
    items: { skills: matrix, languages: matrix, personal_details: grid, work_references: grid },
  };
  return {
    padding: [46, edge, 54, edge],
    footer: { left: edge, width },
    children: [
      row(
        {
          justify: "between",
          align: "end",
          gap: 24,
          padding: [0, 0, 12, 0],
          borderBottom: [2, theme.accent],
        },
        [
          box({ grow: true }, [
            text("h1", { size: theme.body * 2.5, leading: 1.25, bold: true, color: theme.ink }, content.name),
            content.title
              ? text("p", { ...titleStyle(theme), color: theme.accent, bold: true }, content.title)
              : null,
            box({ margin: [theme.space, 0, 0, 0] }, [contactLine(content.contacts, softStyle(theme))]),
          ]),
        ],
        { tag: "header", keep: true },
      ),
      ...sectionsOf(content, content.order(order), look),
    ],
  };
};
