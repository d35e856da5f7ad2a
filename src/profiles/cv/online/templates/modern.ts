import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { Content } from "../content.ts";
import { box, type CvNode, type Page, pageWidth, row, text } from "../nodes.ts";
import type { Theme } from "../theme.ts";
import {
  bodyStyle,
  contactRun,
  factRows,
  type Look,
  plainHead,
  ruledHeading,
  sectionsOf,
  titleStyle,
} from "./parts.ts";
import type { Template } from "./template.ts";

const side = 190;
const gutter = 28;
const right = 44;
const mainWidth = pageWidth - side - gutter - right;
const inSide: readonly CvSection[] = [
  "skills",
  "languages",
  "work_references",
  "personal_details",
  "expected_salary",
  "job_preference",
];

/** A template with facts in a tinted column beside the main text. The main column comes first in the document. */
export const modern: Template = (content, theme): Page => {
  const look: Look = {
    theme,
    heading: ruledHeading(theme),
    head: plainHead(theme),
    between: theme.space * 1.8,
    items: {},
  };
  const rows = factRows(theme);
  const sideLook: Look = {
    ...look,
    heading: ruledHeading(theme, {}, false),
    items: { skills: rows, languages: rows },
  };
  const order = content.order(["introduction", "executive_summary", "work_experiences", "educations"]);
  const isInSide = (key: CvSection) => inSide.includes(key);
  const contacts: CvNode = {
    type: "section",
    heading: sideLook.heading(content.words.cv.document.contact),
    items: content.contacts.map((contact, index) =>
      box(
        { margin: [index === 0 ? 0 : theme.space * 0.4, 0, 0, 0] },
        [text("p", bodyStyle(theme), [contactRun(contact)])],
        { tag: "li" },
      ),
    ),
  };
  const main = box(
    { width: mainWidth },
    [
      headerOf(content, theme),
      ...sectionsOf(
        content,
        order.filter((key) => !isInSide(key)),
        look,
      ),
    ],
    { tag: "main" },
  );
  const aside = box(
    { width: side - 46 },
    [
      content.hasPhoto ? { type: "picture", size: 104, radius: 52 } : null,
      content.contacts.length > 0 ? contacts : null,
      ...sectionsOf(content, order.filter(isInSide), sideLook),
    ],
    { tag: "aside" },
  );
  return {
    padding: [46, right, 54, 26],
    column: { left: 0, width: side, background: theme.tint },
    footer: { left: side + gutter, width: mainWidth },
    children: [row({ direction: "row-reverse", justify: "between" }, [main, aside])],
  };
};

function headerOf(content: Content, theme: Theme): CvNode {
  return box(
    {},
    [
      text("h1", { size: theme.body * 2.8, leading: 1.22, bold: true, color: theme.ink }, content.name),
      content.title ? text("p", { ...titleStyle(theme), color: theme.accent }, content.title) : null,
    ],
    { tag: "header", keep: true },
  );
}
