import type { CvSection } from "#profiles/candidates/cv-settings.ts";
import type { Paragraph } from "../clean.ts";
import type { Contact, Content } from "../content.ts";
import { box, type CvNode, mark, type Run, row, type Section, type Style, text } from "../nodes.ts";
import type { EntryContent, ItemContent, PartContent } from "../sections.ts";
import type { Theme } from "../theme.ts";

/** The shared parts of templates; a template replaces those that differ. */
export interface Look {
  theme: Theme;
  heading: (label: string) => Section["heading"];
  head: (entry: EntryContent) => CvNode;
  /** Wraps each paragraph of an entry, for example to continue a rail. */
  frame?: (piece: CvNode, entry: EntryContent) => CvNode;
  items: Partial<Record<CvSection, (items: ItemContent[]) => CvNode[]>>;
  /** Space between entries. */
  between: number;
}

/** The text of a paragraph in the body's size. */
export function bodyStyle({ body, leading, ink }: Theme): Style {
  return { size: body, leading, color: ink };
}

/**
 * The job title under a name; the space between them is for descenders above the accents of Vietnamese
 * capitals.
 */
export function titleStyle({ body, space }: Theme): Style {
  return { size: body * 1.25, leading: 1.4, margin: [space * 0.6, 0, 0, 0] };
}

export function softStyle({ body, leading, soft }: Theme): Style {
  return { size: body * 0.95, leading, color: soft };
}

/** A paragraph, or an item with its dot. */
export function paragraph({ text: said, isBullet }: Paragraph, theme: Theme): CvNode {
  const style = bodyStyle(theme);
  const above = theme.space * 0.4;
  if (!isBullet) return text("p", { ...style, margin: [above, 0, 0, 0] }, said);
  const dot = text("span", { ...style, color: theme.accent, width: theme.body }, "•");
  return row({ margin: [above, 0, 0, 0] }, [dot, box({ grow: true }, [text("p", style, said)])], {
    tag: "li",
  });
}

/** Contact data of one kind; addresses are links. */
export function contactRun({ text: said, href }: { text: string; href?: string }, color?: string): Run {
  return { text: said, ...(href && { href }), ...(color && { color }) };
}

/** Contact data side by side, as much as fits on a line. */
export function contactLine(
  contacts: readonly Contact[],
  style: Style,
  { gap = 14, justify }: { gap?: number; justify?: Style["justify"] } = {},
): CvNode {
  return row(
    { wrap: true, gap, ...(justify && { justify }) },
    contacts.map((contact) => box({}, [text("span", style, [contactRun(contact)])], { tag: "li" })),
    { tag: "ul" },
  );
}

/** Contact data of a reference person. */
export function reach(contacts: EntryContent["contacts"], theme: Theme): CvNode {
  return row(
    { wrap: true, gap: 10 },
    contacts.map((contact) => text("span", softStyle(theme), [contactRun(contact)])),
  );
}

/** Title and dates on one line, then the employer or school. */
export function plainHead(theme: Theme): Look["head"] {
  return ({ title, subtitle, dates, contacts }) =>
    box({}, [
      row({ justify: "between", align: "start", gap: 12 }, [
        box({ grow: true }, [
          text("h3", { ...bodyStyle(theme), size: theme.body * 1.08, bold: true }, title),
        ]),
        dates
          ? box({ padding: [theme.body * 0.14, 0, 0, 0] }, [text("span", softStyle(theme), dates)])
          : null,
      ]),
      subtitle ? text("p", softStyle(theme), subtitle) : null,
      contacts.length > 0 ? reach(contacts, theme) : null,
    ]);
}

/** Facts below each other, with the name before the note. */
export function factLines(theme: Theme): (items: ItemContent[]) => CvNode[] {
  return (items) =>
    items.map(({ name, note, href }, index) =>
      box(
        { margin: [index === 0 ? 0 : theme.space * 0.5, 0, 0, 0] },
        [
          text("p", { ...bodyStyle(theme), bold: note !== null }, name),
          note ? text("p", softStyle(theme), [{ text: note, ...(href && { href }) }]) : null,
        ],
        { tag: "li", keep: true },
      ),
    );
}

/** Facts below each other, with the note at the right, or below a name that leaves no room. */
export function factRows(theme: Theme): (items: ItemContent[]) => CvNode[] {
  return (items) =>
    items.map(({ name, note }, index) =>
      row(
        {
          wrap: true,
          justify: "between",
          align: "start",
          margin: [index === 0 ? 0 : theme.space * 0.5, 0, 0, 0],
        },
        [
          box({ margin: [0, 8, 0, 0] }, [text("span", { ...bodyStyle(theme), bold: true }, name)]),
          note ? text("span", softStyle(theme), note) : null,
        ],
        { tag: "li", keep: true },
      ),
    );
}

/** Arranges cells in two columns, in groups that stay together on a page. */
export function inTwoColumns<Item>(
  items: readonly Item[],
  gap: number,
  cell: (item: Item, isFirstRow: boolean) => CvNode,
): CvNode[] {
  const together = 12;
  return Array.from({ length: Math.ceil(items.length / together) }, (_, part) =>
    row(
      { wrap: true, gap },
      items
        .slice(part * together, (part + 1) * together)
        .map((item, index) => cell(item, part === 0 && index < 2)),
      { tag: "ul", keep: true },
    ),
  );
}

/** Returns a function that draws facts ("Name: note") in two columns. */
export function factGrid(theme: Theme, width: number): (items: ItemContent[]) => CvNode[] {
  const gap = 18;
  return (items) =>
    inTwoColumns(items, gap, (item, isFirstRow) =>
      box(
        { width: (width - gap) / 2, margin: [isFirstRow ? 0 : theme.space * 0.4, 0, 0, 0] },
        [factText(item, theme)],
        { tag: "li" },
      ),
    );
}

/** Draws a fact as one text, "Name: note"; a link has its own line, so that it is broken like an address. */
export function factText({ name, note, href }: ItemContent, theme: Theme): CvNode {
  const style = bodyStyle(theme);
  if (!note) return text("p", style, name);
  if (!href) return text("p", style, [{ text: `${name}: `, bold: true }, { text: note }]);
  return box({}, [
    text("p", { ...style, bold: true }, name),
    text("p", softStyle(theme), [{ text: note, href }]),
  ]);
}

/** Returns the sections of a column, in the given order. */
export function sectionsOf(content: Content, keys: readonly CvSection[], look: Look): Section[] {
  return keys.flatMap((key) => {
    const part = content.sections.get(key);
    return part ? [section(key, part, content, look)] : [];
  });
}

function section(key: CvSection, part: PartContent, { words }: Content, look: Look): Section {
  return {
    type: "section",
    heading: look.heading(words.cv.section[key]),
    items: itemsOf(key, part, look),
  };
}

function itemsOf(key: CvSection, part: PartContent, look: Look): CvNode[] {
  const { theme } = look;
  if (part.kind === "text") return part.body.map((said) => paragraph(said, theme));
  if (part.kind === "items") return (look.items[key] ?? factLines(theme))(part.items);
  return part.entries.map((entry, index) => ({
    type: "entry",
    above: index === 0 ? 0 : look.between,
    head: look.head(entry),
    body: entry.body.map((said) => {
      const piece = paragraph(said, theme);
      return look.frame ? look.frame(piece, entry) : piece;
    }),
  }));
}

/** A heading in small capitals over a line. */
export function ruledHeading(theme: Theme, style: Style = {}, line = true): Look["heading"] {
  return (label) =>
    box({ margin: [theme.space * 2.4, 0, theme.space * 0.9, 0] }, [
      text(
        "h2",
        {
          size: theme.body * 1.02,
          leading: 1.3,
          bold: true,
          upper: true,
          tracking: theme.body * 0.08,
          color: theme.accent,
          ...style,
        },
        label,
      ),
      line ? mark({ height: 0.75, background: theme.hairline, margin: [theme.space * 0.5, 0, 0, 0] }) : null,
    ]);
}
