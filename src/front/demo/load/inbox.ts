import type { Insertable } from "kysely";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { languageNumber } from "#kit/i18n.ts";
import { dayOf, momentOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../db/types.ts";
import { administration } from "../administration.ts";
import { at, plusDays } from "../calendar.ts";
import { banner, letters } from "../inbox-letters.ts";
import { type Random, randomOf } from "../random.ts";
import type { DemoJob, DemoMarket } from "../types.ts";
import type { Ids } from "./people.ts";

const minute = 60_000;

type Letter = (typeof letters)[number];

/** Inserts the letters to the job board with their answers, and the banner of the home page. */
export async function addInbox(
  tx: Tx,
  market: DemoMarket,
  suspended: ReadonlyMap<string, unknown>,
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const random = randomOf("inbox");
  const published = market.jobs.filter(
    (job) => job.state === "published" && job.companyKey !== "maytrang" && !suspended.has(job.key),
  );
  const [suspendedKey] = suspended.keys();
  const suspendedJob = market.jobs.find(({ key }) => key === suspendedKey);
  const admin = ids.accounts.get("admin")!;
  for (const letter of letters) {
    const { report } = letter;
    const job = report && (report.outcome === "suspended" ? suspendedJob : published[report.job]);
    const lines = linesOf(letter, asOf, random);
    const row = threadOf(letter, lines, job, market, ids);
    const { id } = await tx
      .insertInto("support_threads")
      .values(row)
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
          read_at: letter.status === "open" && unansweredIn(lines).includes(line) ? null : line.at,
        })),
      )
      .execute();
  }
  await addBanner(tx, admin, asOf);
}

interface Line {
  sender: "visitor" | "staff";
  text: string;
  at: Date;
}

/** Returns the messages of a letter with their times. Today's letters began some minutes before `asOf`. */
function linesOf(letter: Letter, asOf: Date, random: Random): Line[] {
  const began =
    letter.daysAgo === 0
      ? asOf.getTime() - letter.minutesAgo * minute
      : at(asOf, letter.daysAgo, random).getTime();
  return letter.lines.map(({ sender, after, text }) => ({
    sender,
    text,
    at: new Date(began + after * minute),
  }));
}

/** Returns the visitor's messages after the last answer. */
function unansweredIn(lines: readonly Line[]): Line[] {
  const lastAnswer = lines.map(({ sender }) => sender).lastIndexOf("staff");
  return lines.filter(({ sender }, index) => sender === "visitor" && index > lastAnswer);
}

function threadOf(
  letter: Letter,
  lines: readonly Line[],
  job: DemoJob | undefined,
  { candidates, companies }: DemoMarket,
  ids: Ids,
): Insertable<DB["support_threads"]> {
  const seeker = candidates[0]!;
  const isOwn = letter.from === "seeker";
  const person =
    letter.from === "seeker"
      ? { name: seeker.fullName, email: seeker.email, phone: seeker.phone, company: null }
      : { phone: null, company: null, ...letter.from };
  const last = lines.at(-1)!;
  const company = companies.find(({ key }) => key === job?.companyKey);
  const searched = [person.name, person.email, person.company, letter.subject, lines[0]!.text];
  return {
    kind: letter.kind,
    status: letter.status,
    account_id: isOwn ? ids.accounts.get(seeker.key) : null,
    job_id: job ? ids.jobs.get(job.key) : null,
    report_reason_id: letter.report?.reasonId ?? null,
    outcome: letter.report?.outcome ?? null,
    ...person,
    subject: job ? `${job.title} – ${company?.name}` : (letter.subject ?? null),
    language: languageNumber[letter.language],
    search_key: fold(searched.filter(Boolean).join(" ")),
    created_at: lines[0]!.at,
    last_message_at: last.at,
    waiting_since: letter.status === "open" ? (unansweredIn(lines)[0]?.at ?? last.at) : null,
    closed_at: letter.status === "closed" ? new Date(last.at.getTime() + 30 * minute) : null,
    owner_id: ownerOf(letter, lines, ids),
  };
}

/** Returns the owner of a thread: the administrator who answered it, or the colleague to whom it is assigned. */
function ownerOf(letter: Letter, lines: readonly Line[], ids: Ids): number | null {
  if (lines.some(({ sender }) => sender === "staff")) return ids.accounts.get("admin")!;
  return letter.kind === "contact" ? ids.accounts.get(administration.colleague.key)! : null;
}

async function addBanner(tx: Tx, admin: number, asOf: Date): Promise<void> {
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
