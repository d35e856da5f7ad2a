import { labelOf, type Part, partOfHeading } from "./headings.ts";
import { type Line, plainLine } from "./line.ts";

export interface Section {
  /** `top` is the text above the first heading. */
  part: Part | "top";
  heading: string;
  lines: Line[];
}

/** Parts in which a line "Skills: …" does not begin another part. */
const detailed = new Set<Section["part"]>([
  "work_experiences",
  "projects",
  "educations",
  "achievements",
  "referencers",
]);

/** Divides a CV at its headings. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const shapes = headingShapes(lines);
  const headings = lines.filter((line) => isHeading(line, shapes)).length;
  const sections: Section[] = [{ part: "top", heading: "", lines: [] }];
  let flow = 0;
  for (const line of lines) {
    const current = sections.at(-1)!;
    if (line.flow !== flow) {
      flow = line.flow;
      sections.push({ part: "top", heading: "", lines: [] });
    }
    // A heading in the margin, beside the first line of its part.
    const [first = "", ...rest] = line.text.split("\t");
    const beside = rest.length > 0 && !line.bullet ? partOfHeading(first) : null;
    if (isHeading(line, shapes)) {
      sections.push({ part: partOfHeading(line.text)!, heading: line.text, lines: [] });
    } else if (beside && (line.strong || isAlone(beside, current.part, headings))) {
      sections.push({ part: beside, heading: first, lines: [{ ...line, text: rest.join("\t") }] });
    } else {
      const label = labelOf(line.text);
      if (label && begins(label, current.part, headings)) {
        sections.push({
          part: label.part,
          heading: label.part,
          lines: [{ ...line, ...plainLine(label.rest, line.page), flow }],
        });
      } else if (/^[^:]{3,40}:$/u.test(line.text) && headings === 0 && partOfHeading(line.text)) {
        sections.push({ part: partOfHeading(line.text)!, heading: line.text, lines: [] });
      } else sections.at(-1)!.lines.push(line);
    }
  }
  return sections.filter(({ lines: own }) => own.length > 0);
}

const isAlone = (part: Part, current: Section["part"], headings: number) =>
  headings === 0 && part !== current;

function begins(label: { part: Part; rest: string }, current: Section["part"], headings: number): boolean {
  if (label.part === current || label.part === "contact" || label.part === "other") return false;
  if (label.part === "work_references" || label.part === "introduction") return false;
  if (headings >= 3) return current === "top" && label.part === "skills";
  return !(detailed.has(current) && detailed.has(label.part) && label.part !== "educations");
}

function isHeading(line: Line, shapes: ReadonlySet<string>): boolean {
  return !line.bullet && shapes.has(line.shape) && partOfHeading(line.text) !== null;
}

/**
 * Returns the looks of this CV's headings. A line "Skills" in the look of body text is a heading only when no
 * other look has more headings.
 */
function headingShapes(lines: readonly Line[]): ReadonlySet<string> {
  const parts = new Map<string, Set<Part>>();
  const strong = new Set<string>();
  for (const line of lines) {
    const part = line.bullet ? null : partOfHeading(line.text);
    if (!part) continue;
    parts.set(line.shape, (parts.get(line.shape) ?? new Set()).add(part));
    if (line.size > 1.12 || (line.strong && !/[:]/u.test(line.text))) strong.add(line.shape);
  }
  const most = Math.max(0, ...[...parts.values()].map((found) => found.size));
  return new Set(
    [...parts].filter(([shape, found]) => found.size === most || strong.has(shape)).map(([shape]) => shape),
  );
}
