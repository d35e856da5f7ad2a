import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import { box, mark, type Page, pageWidth, text } from "../nodes.ts";
import { contactLine, factGrid, type Look, plainHead, sectionsOf, softStyle, titleStyle } from "./parts.ts";
import type { Template } from "./template.ts";

const edge = 68;
const width = pageWidth - edge * 2;
const order: CvSection[] = ["introduction", "executive_summary", "work_experiences", "educations", "skills"];

/** A template without photo and colour, with only space and two font weights. */
export const minimal: Template = (content, theme): Page => {
  const plain = { ...theme, accent: theme.ink };
  const grid = factGrid(plain, width);
  const look: Look = {
    theme: plain,
    heading: (label) =>
      box({ margin: [theme.space * 4, 0, theme.space * 1.3, 0] }, [
        text("h2", { size: theme.body * 1.3, leading: 1.3, color: theme.ink }, label),
      ]),
    head: plainHead(plain),
    between: theme.space * 2,
    items: { skills: grid, languages: grid, personal_details: grid, work_references: grid },
  };
  return {
    padding: [64, edge, 60, edge],
    footer: { left: edge, width },
    children: [
      box(
        {},
        [
          text(
            "h1",
            { size: theme.body * 3.1, leading: 1.2, tracking: -0.3, color: theme.ink },
            content.name,
          ),
          content.title
            ? text("p", { ...titleStyle(theme), size: theme.body * 1.3, color: theme.soft }, content.title)
            : null,
          mark({
            height: 0.75,
            background: theme.ink,
            width: 36,
            margin: [theme.space * 2, 0, theme.space * 2, 0],
          }),
          contactLine(content.contacts, softStyle(theme), { gap: 20 }),
        ],
        { tag: "header", keep: true },
      ),
      ...sectionsOf(content, content.order(order), look),
    ],
  };
};
