import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import { box, type CvNode, mark, type Page, pageWidth, row, text } from "../nodes.ts";
import type { EntryContent } from "../sections.ts";
import {
  bodyStyle,
  contactLine,
  factGrid,
  type Look,
  reach,
  sectionsOf,
  softStyle,
  titleStyle,
} from "./parts.ts";
import type { Template } from "./template.ts";

const edge = 54;
const width = pageWidth - edge * 2;
const order: CvSection[] = [
  "executive_summary",
  "achievements",
  "introduction",
  "work_experiences",
  "educations",
  "certificates",
];

/** A template for managers: achievements come before work experience. */
export const professional: Template = (content, theme): Page => {
  const grid = factGrid(theme, width);
  const head = ({ title, subtitle, dates, contacts }: EntryContent): CvNode => {
    const [company, ...facts] = subtitle?.split(" · ") ?? [];
    return box({}, [
      row({ justify: "between", align: "start", gap: 12 }, [
        box({ grow: true }, [text("h3", { ...bodyStyle(theme), size: theme.body * 1.1, bold: true }, title)]),
        dates
          ? box({ padding: [theme.body * 0.1, 0, 0, 0] }, [
              text("span", { ...bodyStyle(theme), bold: true }, dates),
            ])
          : null,
      ]),
      company
        ? text("p", softStyle(theme), [
            { text: company, bold: true },
            ...(facts.length > 0 ? [{ text: ` · ${facts.join(" · ")}` }] : []),
          ])
        : null,
      contacts.length > 0 ? reach(contacts, theme) : null,
    ]);
  };
  const look: Look = {
    theme,
    heading: (label) =>
      row({ align: "center", gap: 10, margin: [theme.space * 2.8, 0, theme.space * 1.1, 0] }, [
        text("h2", { size: theme.body * 1.22, leading: 1.3, bold: true, color: theme.accent }, label),
        box({ grow: true }, [mark({ height: 0.75, background: theme.hairline })]),
      ]),
    head,
    between: theme.space * 1.8,
    items: { skills: grid, languages: grid, personal_details: grid, work_references: grid },
  };
  const names = box({ grow: true }, [
    text("h1", { size: theme.body * 2.7, leading: 1.25, bold: true, color: theme.accent }, content.name),
    content.title ? text("p", { ...titleStyle(theme), color: theme.ink }, content.title) : null,
    box({ margin: [theme.space, 0, 0, 0] }, [contactLine(content.contacts, softStyle(theme))]),
  ]);
  return {
    padding: [48, edge, 54, edge],
    footer: { left: edge, width },
    children: [
      mark({ height: 5, width: pageWidth, background: theme.accent, margin: [-48, 0, 40, -edge] }),
      row(
        { align: "center", gap: 22 },
        [content.hasPhoto ? { type: "picture", size: 78, radius: 39 } : null, names],
        { tag: "header", keep: true },
      ),
      mark({ height: 0.75, background: theme.hairline, margin: [theme.space * 2.2, 0, 0, 0] }),
      ...sectionsOf(content, content.order(order), look),
    ],
  };
};
