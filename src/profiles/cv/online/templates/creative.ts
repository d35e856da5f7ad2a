import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { Content } from "../content.ts";
import { box, type CvNode, type Page, pageWidth, row, text } from "../nodes.ts";
import type { ItemContent } from "../sections.ts";
import type { Theme } from "../theme.ts";
import {
  contactRun,
  factLines,
  type Look,
  plainHead,
  ruledHeading,
  sectionsOf,
  softStyle,
  titleStyle,
} from "./parts.ts";
import type { Template } from "./template.ts";

const edge = 44;
const top = 40;
const gutter = 30;
const side = 158;
const mainWidth = pageWidth - edge * 2 - gutter - side;
const inSide: readonly CvSection[] = [
  "skills",
  "languages",
  "personal_details",
  "expected_salary",
  "job_preference",
  "certificates",
];

/** A template that has a band across the page with the person and links to their work. */
export const creative: Template = (content, theme): Page => {
  const look: Look = {
    theme,
    heading: ruledHeading(theme, { upper: false, tracking: 0, size: theme.body * 1.35 }, false),
    head: plainHead(theme),
    between: theme.space * 1.8,
    items: {},
  };
  const sideLook: Look = {
    ...look,
    head: ({ title, dates }) =>
      box({}, [
        text("h3", { size: theme.body, leading: theme.leading, bold: true, color: theme.ink }, title),
        dates ? text("p", softStyle(theme), dates) : null,
      ]),
    between: theme.space,
    items: { skills: (items) => pills(items, theme), languages: factLines(theme) },
  };
  const order = content
    .order(["introduction", "executive_summary", "work_experiences", "achievements", "educations"])
    .filter((key) => key !== "work_references");
  const isInSide = (key: CvSection) => inSide.includes(key);
  return {
    padding: [top, edge, 54, edge],
    footer: { left: edge, width: pageWidth - edge * 2 },
    children: [
      bandOf(content, theme),
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

/** Items as rounded boxes with the name and a note. */
function pills(items: ItemContent[], theme: Theme): CvNode[] {
  return items.map(({ name, note }) =>
    row(
      {
        justify: "between",
        align: "center",
        gap: 6,
        background: theme.tint,
        radius: 9,
        padding: [2.5, 9, 2.5, 9],
        margin: [0, 0, 4, 0],
      },
      [
        box({ grow: true }, [
          text("span", { size: theme.body * 0.95, leading: 1.4, bold: true, color: theme.accent }, name),
        ]),
        note ? text("span", { size: theme.body * 0.85, leading: 1.4, color: theme.soft }, note) : null,
      ],
      { tag: "li", keep: true },
    ),
  );
}

/** The band with the photo, name, title, contact data and links to work. */
function bandOf(content: Content, theme: Theme): CvNode {
  const links = content.sections.get("work_references");
  const onBand = { size: theme.body, leading: 1.5, color: theme.onAccent };
  const lineOnBand = (runs: { text: string; href?: string }[]) =>
    row(
      { wrap: true, gap: 16 },
      runs.map((run) => box({}, [text("span", onBand, [contactRun(run)])], { tag: "li" })),
      { tag: "ul" },
    );
  return row(
    {
      background: theme.accent,
      align: "center",
      gap: 26,
      margin: [-top, -edge, theme.space * 1.4, -edge],
      padding: [34, edge, 30, edge],
    },
    [
      content.hasPhoto ? { type: "picture", size: 96, radius: 48, border: [3, theme.onAccent] } : null,
      box({ grow: true }, [
        text("h1", { size: theme.body * 3.1, leading: 1.2, bold: true, color: theme.onAccent }, content.name),
        content.title
          ? text("p", { ...titleStyle(theme), size: theme.body * 1.4, color: theme.onAccent }, content.title)
          : null,
        box({ height: theme.space * 1.2 }, []),
        lineOnBand(content.contacts),
        links?.kind === "items"
          ? lineOnBand(
              links.items.map(({ name, note, href }) => ({
                text: `${name}: ${note}`,
                ...(href && { href }),
              })),
            )
          : null,
      ]),
    ],
    { tag: "header", keep: true },
  );
}
