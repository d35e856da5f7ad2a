import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { Content } from "../content.ts";
import { box, type CvNode, mark, type Page, pageWidth, row, text } from "../nodes.ts";
import type { Theme } from "../theme.ts";
import {
  contactLine,
  type factLines,
  factText,
  type Look,
  plainHead,
  ruledHeading,
  sectionsOf,
  softStyle,
  titleStyle,
} from "./parts.ts";
import type { Template } from "./template.ts";

const edge = 38;
const gutter = 24;
const side = 164;
const width = pageWidth - edge * 2;
const mainWidth = width - gutter - side;
const inSide: readonly CvSection[] = [
  "skills",
  "languages",
  "certificates",
  "work_references",
  "personal_details",
  "expected_salary",
  "job_preference",
  "referencers",
];

/** A template of one page: two columns, little space, and sizes that shrink to fit. */
export const compact: Template = (content, theme): Page => {
  const look: Look = {
    theme,
    heading: ruledHeading(theme, {}),
    head: plainHead(theme),
    between: theme.space * 1.3,
    items: {},
  };
  const facts = (items: Parameters<ReturnType<typeof factLines>>[0]) =>
    items.map((item) =>
      box({ margin: [0, 0, theme.space * 0.35, 0] }, [factText(item, theme)], { tag: "li" }),
    );
  const sideLook: Look = {
    ...look,
    head: ({ title, subtitle, dates, contacts }) =>
      box({}, [
        text("h3", { size: theme.body, leading: theme.leading, bold: true, color: theme.ink }, title),
        subtitle ? text("p", softStyle(theme), subtitle) : null,
        dates ? text("p", softStyle(theme), dates) : null,
        ...contacts.map((contact) => text("p", softStyle(theme), [contact])),
      ]),
    between: theme.space * 0.8,
    items: { skills: facts, languages: facts, personal_details: facts, job_preference: facts },
  };
  const order = content.order(["introduction", "executive_summary", "educations", "work_experiences"]);
  const isInSide = (key: CvSection) => inSide.includes(key);
  return {
    padding: [34, edge, 38, edge],
    footer: { left: edge, width },
    fits: true,
    children: [
      headerOf(content, theme),
      mark({ height: 1, background: theme.accent, margin: [theme.space * 1.4, 0, 0, 0] }),
      row({ justify: "between" }, [
        box(
          { width: mainWidth },
          sectionsOf(
            content,
            order.filter((key) => !isInSide(key)),
            look,
          ),
          { tag: "main" },
        ),
        box({ width: side }, sectionsOf(content, order.filter(isInSide), sideLook), { tag: "aside" }),
      ]),
    ],
  };
};

function headerOf(content: Content, theme: Theme): CvNode {
  return row(
    { align: "center", gap: 18 },
    [
      content.hasPhoto ? { type: "picture", size: 62, radius: 6 } : null,
      box({ grow: true }, [
        text("h1", { size: theme.body * 2.4, leading: 1.22, bold: true, color: theme.ink }, content.name),
        content.title
          ? text(
              "p",
              { ...titleStyle(theme), size: theme.body * 1.2, bold: true, color: theme.accent },
              content.title,
            )
          : null,
        contactLine(content.contacts, softStyle(theme), { gap: 12 }),
      ]),
    ],
    { tag: "header", keep: true },
  );
}
