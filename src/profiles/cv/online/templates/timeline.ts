import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { Content } from "../content.ts";
import { box, type CvNode, mark, type Page, pageWidth, row, text } from "../nodes.ts";
import type { EntryContent } from "../sections.ts";
import type { Theme } from "../theme.ts";
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

const edge = 46;
const rail = 106;
const gap = 18;
const width = pageWidth - edge * 2;
const inner = width - rail - gap;
const order: CvSection[] = [
  "introduction",
  "executive_summary",
  "work_experiences",
  "educations",
  "certificates",
];

/** A template with dates along a rail at the left, for a quick overview of the career. */
export const timeline: Template = (content, theme): Page => {
  const grid = (items: Parameters<ReturnType<typeof factGrid>>[0]) =>
    factGrid(theme, inner)(items).map((node) => box({ margin: [0, 0, 0, rail + gap] }, [node]));
  const above = theme.space * 1.5;
  const besideRail = (dates: string | null, piece: CvNode, isHead: boolean) =>
    railRow({ dates, piece, isHead, above: isHead ? above : 0 }, theme);
  const head = ({ title, subtitle, dates, contacts }: EntryContent): CvNode => {
    const piece = box({}, [
      text("h3", { ...bodyStyle(theme), size: theme.body * 1.08, bold: true }, title),
      subtitle ? text("p", softStyle(theme), subtitle) : null,
      contacts.length > 0 ? reach(contacts, theme) : null,
    ]);
    return dates ? besideRail(dates, piece, true) : box({ margin: [above * 0.6, 0, 0, rail + gap] }, [piece]);
  };
  const look: Look = {
    theme,
    heading: (label) =>
      box({ margin: [theme.space * 2.6, 0, theme.space * 0.6, rail + gap] }, [
        text("h2", { size: theme.body * 1.28, leading: 1.3, bold: true, color: theme.accent }, label),
      ]),
    head,
    frame: (piece, { dates }) =>
      dates ? besideRail(null, piece, false) : box({ margin: [0, 0, 0, rail + gap] }, [piece]),
    between: 0,
    items: {
      skills: grid,
      languages: grid,
      personal_details: grid,
      work_references: grid,
      job_preference: grid,
    },
  };
  const indented = sectionsOf(content, content.order(order), look).map((section) => ({
    ...section,
    items: section.items.map((item) =>
      item.type === "text" || (item.type === "box" && item.tag === "li")
        ? box({ margin: [0, 0, 0, rail + gap] }, [item])
        : item,
    ),
  }));
  return {
    padding: [46, edge, 54, edge],
    footer: { left: edge, width },
    children: [headerOf(content, theme), ...indented],
  };
};

function headerOf(content: Content, theme: Theme): CvNode {
  return row(
    { align: "center", gap },
    [
      box({ width: rail }, content.hasPhoto ? [{ type: "picture", size: 76, radius: 38 }] : []),
      box({ grow: true }, [
        text("h1", { size: theme.body * 2.6, leading: 1.25, bold: true, color: theme.ink }, content.name),
        content.title
          ? text("p", { ...titleStyle(theme), color: theme.accent, bold: true }, content.title)
          : null,
        box({ margin: [theme.space, 0, 0, 0] }, [contactLine(content.contacts, softStyle(theme))]),
      ]),
    ],
    { tag: "header", keep: true },
  );
}

/** A piece beside the rail, with its dates before the rail. The head of an entry has a dot on the rail. */
function railRow(
  { dates, piece, isHead, above }: { dates: string | null; piece: CvNode; isHead: boolean; above: number },
  theme: Theme,
): CvNode {
  const dot = theme.body * 0.66;
  return row({}, [
    box({ width: rail, padding: [above, 14, 0, 0] }, [
      dates ? text("p", { ...softStyle(theme), bold: true, textAlign: "right" }, dates) : null,
    ]),
    row({ grow: true, borderLeft: [1, theme.hairline], padding: [above, 0, 0, 0] }, [
      isHead
        ? mark({
            width: dot,
            height: dot,
            radius: dot / 2,
            background: theme.accent,
            margin: [theme.body * 0.42, 0, 0, -dot / 2 - 0.5],
          })
        : null,
      box({ grow: true, padding: [0, 0, 0, isHead ? gap - dot / 2 : gap] }, [piece]),
    ]),
  ]);
}
