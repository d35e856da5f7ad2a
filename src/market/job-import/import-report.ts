import type { ImportResult } from "./commands/import-jobs.ts";
import type { Unrecognised } from "./reading/ad.ts";

const mostExamples = 20;
const mostWrong = 500;
const longestExample = 70;

/** For each kind of value, the field of an ad that contains it. */
const writtenIn: Record<Unrecognised, string> = {
  location: "location",
  category: "title",
  salary: "salary_text",
  experience: "experience",
  job_level: "level",
  job_type: "employment_type",
  posted_at: "posted_at",
  deadline: "deadline",
};

/** The summary of an import for the operator. */
export class ImportReport {
  added = 0;
  known = 0;
  #lines = 0;
  #companies = 0;
  #wrong: { line: number; reason: string }[] = [];
  #unread = new Map<Unrecognised, number>();
  #examples: string[] = [];
  #broken: string | null = null;

  line(): void {
    this.#lines += 1;
  }

  wrong(line: number, reason: string): void {
    this.#wrong.push({ line, reason });
  }

  /** Records that the file was truncated or could not be decompressed. */
  broken(reason: string): void {
    this.#broken = reason;
  }

  stored(result: ImportResult): void {
    this.added += result.added;
    this.known += result.known;
    this.#companies += result.companiesOpened;
  }

  unrecognised(line: number, name: Unrecognised, fields: Record<string, unknown>): void {
    this.#unread.set(name, (this.#unread.get(name) ?? 0) + 1);
    if (this.#examples.length >= mostExamples) return;
    const written = String(fields[writtenIn[name]] ?? "").replace(/\s+/g, " ");
    const shown = written.length > longestExample ? `${written.slice(0, longestExample)}…` : written;
    this.#examples.push(`  line ${line}: ${name} ${JSON.stringify(shown)}`);
  }

  /** Returns the summary, one line per entry. */
  text(): string[] {
    const n = (count: number) => count.toLocaleString("en");
    const lines = [
      `${n(this.#lines)} lines: ${n(this.added)} jobs new, ${n(this.known)} there already, ${n(this.#wrong.length)} wrong; ${n(this.#companies)} companies new.`,
    ];
    if (this.#broken) lines.push(`The file could not be read to its end: ${this.#broken}`);
    const wrong = this.#wrong.toSorted((a, b) => a.line - b.line);
    if (wrong.length > 0) lines.push("Wrong lines:");
    for (const { line, reason } of wrong.slice(0, mostWrong)) lines.push(`  line ${line}: ${reason}`);
    if (wrong.length > mostWrong) lines.push(`  and ${n(wrong.length - mostWrong)} more`);
    if (this.#unread.size > 0) {
      const counts = [...this.#unread].sort((a, b) => b[1] - a[1]);
      lines.push(
        `Not recognised (place and pay are kept as text, the rest is left open): ${counts.map(([name, count]) => `${name} ${n(count)}`).join(", ")}.`,
        ...this.#examples,
      );
    }
    return lines;
  }
}
