import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { languageNumber } from "#kit/i18n.ts";
import { dayOf, momentOf } from "#platform/reference/calendar.ts";
import { at, plusDays } from "../calendar.ts";
import { banner, letters } from "../inbox-letters.ts";
import { randomOf } from "../random.ts";
import type { DemoMarket } from "../types.ts";
import type { Ids } from "./people.ts";

const minute = 60_000;

/** What people wrote to us, and what we answered; and the announcement on the home page. */
export async function addInbox(
  tx: Tx,
  market: DemoMarket,
  suspended: ReadonlyMap<string, unknown>,
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const random = randomOf("inbox");
  const seeker = market.candidates[0]!;
  const published = market.jobs.filter(
    (job) => job.state === "published" && job.companyKey !== "maytrang" && !suspended.has(job.key),
  );
  const [asked] = suspended.keys();
  const suspendedJob = market.jobs.find(({ key }) => key === asked);
  const companies = new Map(market.companies.map(({ key, name }) => [key, name]));
  const admin = ids.accounts.get("admin")!;
  for (const letter of letters) {
    const own = letter.from === "seeker";
    const report = letter.report;
    const reported = report && (report.outcome === "suspended" ? suspendedJob : published[report.job]);
    const person =
      letter.from === "seeker"
        ? { name: seeker.fullName, email: seeker.email, phone: seeker.phone, company: null }
        : { phone: null, company: null, ...letter.from };
    const began = letter.daysAgo === 0 ? null : at(asOf, letter.daysAgo, random);
    const lines = letter.lines.map(({ sender, after, text }) => ({
      sender,
      text,
      // Today's letters are told backwards from now: the last one has just come.
      at: new Date((began?.getTime() ?? asOf.getTime() - letter.minutesAgo * minute) + after * minute),
    }));
    const last = lines[lines.length - 1]!;
    const open = letter.status === "open";
    const waiting = lines.filter((line, index) => line.sender === "visitor" && index > lastAnswer(lines));
    const { id } = await tx
      .insertInto("support_threads")
      .values({
        kind: letter.kind,
        status: letter.status,
        account_id: own ? ids.accounts.get(seeker.key) : null,
        job_id: reported ? ids.jobs.get(reported.key) : null,
        report_reason_id: report?.reasonId ?? null,
        outcome: report?.outcome ?? null,
        ...person,
        subject: reported
          ? `${reported.title} – ${companies.get(reported.companyKey)}`
          : (letter.subject ?? null),
        language: languageNumber[letter.language],
        search_key: fold(
          [person.name, person.email, person.company, letter.subject, lines[0]!.text]
            .filter(Boolean)
            .join(" "),
        ),
        created_at: lines[0]!.at,
        last_message_at: last.at,
        waiting_since: open ? (waiting[0]?.at ?? last.at) : null,
        closed_at: letter.status === "closed" ? new Date(last.at.getTime() + 30 * minute) : null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("support_messages")
      .values(
        lines.map((line) => ({
          thread_id: id,
          sender: line.sender,
          author_id: line.sender === "staff" ? admin : null,
          text: line.text,
          at: line.at,
          read_at: open && line.sender === "visitor" && waiting.includes(line) ? null : line.at,
        })),
      )
      .execute();
  }
  const midnight = momentOf(dayOf(asOf));
  await tx
    .insertInto("site_banners")
    .values({
      title_en: banner.title.en,
      title_vi: banner.title.vi,
      text_en: banner.text.en,
      text_vi: banner.text.vi,
      link: "/jobs?hot=true",
      link_text_en: banner.linkText.en,
      link_text_vi: banner.linkText.vi,
      tone: "lotus",
      starts_at: plusDays(midnight, -3),
      ends_at: plusDays(midnight, 27),
      created_by: admin,
      created_at: plusDays(asOf, -4),
      updated_at: plusDays(asOf, -3),
    })
    .execute();
}

function lastAnswer(lines: readonly { sender: string }[]): number {
  return lines.map(({ sender }) => sender).lastIndexOf("staff");
}
