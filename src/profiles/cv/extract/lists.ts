import type { Achievement, Certificate, Referencer } from "#profiles/candidates/document.ts";
import { emailOf, phoneOf } from "./contact.ts";
import { findDates, withoutDates } from "./dates.ts";
import { bodyText, entriesOf } from "./entries.ts";
import { type Found, valueAtLine } from "./found.ts";
import type { Line } from "./line.ts";
import { withoutHonorifics } from "./person.ts";
import { companyScore } from "./words.ts";

/**
 * Groups lines into heads and the text below them: a line that looks like the first one begins the next
 * group.
 */
function groupsOf(lines: readonly Line[]): { head: Line; body: Line[] }[] {
  const groups: { head: Line; body: Line[] }[] = [];
  const first = lines[0];
  const looks = (line: Line) => `${line.shape.replace("capitals", "")}${line.bullet}`;
  const others = first ? lines.filter((line) => looks(line) !== looks(first)) : [];
  for (const line of lines) {
    const isHead = others.length === 0 || looks(line) === looks(first!);
    if (isHead || groups.length === 0) groups.push({ head: line, body: [] });
    else groups.at(-1)!.body.push(line);
  }
  return groups;
}

export function certificatesOf(lines: readonly Line[]): Found<Certificate>[] {
  return groupsOf(lines).flatMap(({ head, body }) => {
    const dates = [...findDates(head.text)];
    const later = dates.length === 0 ? findDates(body[0]?.text ?? "") : [];
    const own = later.length > 0 && withoutDates(body[0]!.text, later) === "" ? body.slice(1) : body;
    const date = dates[0] ?? (own === body ? undefined : later[0]);
    const name = withoutDates(head.text, dates).replaceAll("\t", " – ").trim();
    if (!/\p{L}/u.test(name) || name.length > 200) return [];
    return valueAtLine(
      { name, issue_date: date?.from ?? date?.to ?? null, description: bodyText(own) },
      0.85,
      head,
    );
  });
}

export function achievementsOf(lines: readonly Line[]): Found<Achievement>[] {
  return groupsOf(lines).flatMap(({ head, body }) => {
    const name = head.text.replaceAll("\t", " – ").trim();
    if (!/\p{L}/u.test(name)) return [];
    return name.length <= 150
      ? valueAtLine({ name, description: bodyText(body) }, 0.8, head)
      : valueAtLine(
          { name: `${name.slice(0, 80).replace(/\s\S*$/u, "")}…`, description: bodyText([head, ...body]) },
          0.4,
          head,
        );
  });
}

/** The profile has no section of projects, so they are offered as achievements, for review. */
export function projectsOf(lines: readonly Line[]): Found<Achievement>[] {
  return entriesOf(lines).flatMap(({ parts, body, head, dates }) => {
    const name = parts[0]?.text ?? "";
    if (!name || name.length > 150) return [];
    const when = dates
      ? head.map((line) => line.text.slice(dates.start, dates.end)).find((text) => findDates(text).length > 0)
      : "";
    const description = [...parts.slice(1).map(({ text }) => text), when, bodyText(body)]
      .filter(Boolean)
      .join("\n");
    return valueAtLine({ name, description }, 0.45, head[0]!);
  });
}

export function referencersOf(lines: readonly Line[]): Found<Referencer>[] {
  return groupsOf(lines).flatMap(({ head, body }) => {
    const all = [head, ...body];
    const name = head.text.split(/\t|\s[|–—-]\s|,\s/u)[0]!.trim();
    if (
      !/^[\p{Script=Latin}\p{M}\s.'’-]{2,80}$/u.test(name) ||
      /available|request|cung cấp/iu.test(head.text)
    )
      return [];
    const email = emailOf(all)?.value ?? null;
    const phone = phoneOf(all)?.value ?? null;
    const said = [head.text.slice(name.length), ...body.map(({ text }) => text)]
      .join("\t")
      .split(/\t|\s\|\s/u)
      .map((text) => text.replace(/^[\s,|–—-]+/u, "").trim());
    const others = said.filter((text) => text !== "" && !/@/.test(text) && !(phone && isPhone(text)));
    const company = others.find((text) => companyScore(text) > 0) ?? others[0] ?? "";
    const description = others.filter((text) => text !== company).join("\n");
    return valueAtLine({ name: withoutHonorifics(name), company, email, phone, description }, 0.75, head);
  });
}

const isPhone = (text: string) => text.replace(/\D/g, "").length >= 8 && !/\p{L}{8}/u.test(text);
