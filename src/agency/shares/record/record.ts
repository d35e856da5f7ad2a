import { createHash, sign } from "node:crypto";
import { createTranslator } from "use-intl/core";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import { formatDate } from "#kit/dates.ts";
import type { Requester } from "#kit/drawings.ts";
import type { ZipPart } from "#kit/files/zip-reply.ts";
import type { Language } from "#kit/i18n.ts";
import { signingKeys } from "#people/accounts/tokens.ts";
import { makePaperPdf, type Paper } from "#profiles/cv/paper.ts";
import { canonicalJson } from "../document/prepare.ts";
import { mails as en } from "../messages.en.ts";
import { mails as vi } from "../messages.vi.ts";
import type { Level } from "../terms.ts";

/** The facts of an introduction of a person to a client, which the record proves. */
export interface Introduction {
  agency: { name: string; tax_code: string | null };
  client: string;
  job_order: string;
  person: { name: string; code: string };
  introduced_at: Date;
  introduced_by: string | null;
  ended_at: Date | null;
  /** The person's yes: the way, and the version and the language of the text to which the person agreed. */
  consent: {
    channel: string;
    text_version: number;
    language: number;
    asked_at: Date;
    answered_at: Date | null;
    revoked_at: Date | null;
  } | null;
  client_answer: { answer: string; at: Date | null } | null;
  recipients: readonly {
    name: string;
    email: string | null;
    sent_at: Date;
    expires_at: Date;
    revoked_at: Date | null;
    level: Level;
    /** The file of the archive that has the document. */
    document: string;
    document_sha256: string;
    /** The first view by the recipient; an opening by a program is none. */
    first_viewed_at: Date | null;
    views: number;
    portal_readers: readonly { name: string; first_viewed_at: Date }[];
  }[];
}

const format = "sen-introduction-record/1";
const keyPurpose = "sen introduction record";

/** Returns the public key of the signatures of records, as PEM. */
export const recordKey = (secret: string): string =>
  signingKeys(secret, keyPurpose).publicKey.export({ type: "spki", format: "pem" }) as string;

interface Record {
  introduction: Introduction;
  documents: readonly AgencyContent[];
  letterhead: readonly string[];
}

/**
 * Returns the files of a record. `record.sig` is the Ed25519 signature of the bytes of `record.json`. The PDF prints the SHA-256 of these
 * bytes, and the JSON has the SHA-256 of each document.
 * @throws Problem 503
 */
export async function recordFiles(
  { introduction, documents, letterhead }: Record,
  how: { secret: string; logo: string | null; language: Language; requester: Requester; asOf: Date },
): Promise<ZipPart[]> {
  const { secret, logo, language, requester, asOf } = how;
  const json = Buffer.from(`${JSON.stringify({ format, made_at: asOf, introduction }, null, 2)}\n`);
  const hash = createHash("sha256").update(json).digest("hex");
  const paper = paperOf(introduction, { letterhead, hash, language, asOf });
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).record });
  return [
    { path: "record.pdf", bytes: await makePaperPdf({ ...paper, logo }, requester) },
    { path: "record.json", bytes: json },
    { path: "record.sig", bytes: sign(null, json, signingKeys(secret, keyPurpose).privateKey) },
    { path: "key.pem", bytes: Buffer.from(recordKey(secret)) },
    ...documents.map((document, index) => ({
      path: introduction.recipients[index]?.document ?? "",
      bytes: Buffer.from(canonicalJson(document)),
    })),
    { path: "README.txt", bytes: Buffer.from(`${[t("check"), ...commands].join("\n")}\n`) },
  ];
}

/** The commands that check the files of a record (docs/introduction-records.md). */
const commands = [
  "sha256sum record.json document-*.json",
  "openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in record.json -sigfile record.sig",
];

function paperOf(
  introduction: Introduction,
  {
    letterhead,
    hash,
    language,
    asOf,
  }: { letterhead: readonly string[]; hash: string; language: Language; asOf: Date },
): Omit<Paper, "logo"> {
  const t = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).record });
  const time = (at: Date | string | null) => (at === null ? null : formatDate(at, "exact", language));
  const { person, consent, client_answer: answer, recipients } = introduction;
  const agreed = consent && {
    channel: consent.channel,
    date: time(consent.answered_at) ?? "",
    version: String(consent.text_version),
  };
  const facts: [string, string | null][] = [
    [t("person"), `${person.name} (${person.code})`],
    [t("client"), introduction.client],
    [t("order"), introduction.job_order],
    [t("introduced"), time(introduction.introduced_at)],
    [t("by"), introduction.introduced_by],
    [t("ended"), time(introduction.ended_at)],
    [t("consent"), agreed ? t("consentText", agreed) : t("noConsent")],
    [t("revoked"), time(consent?.revoked_at ?? null)],
    [t("answer"), answer && t("answerText", { answer: answer.answer, date: time(answer.at) ?? "" })],
    ...recipients.map((each, index): [string, string] => [
      t("recipient", { number: String(index + 1) }),
      [
        [each.name, each.email].filter(Boolean).join(", "),
        t("sent", { date: time(each.sent_at) ?? "" }),
        each.first_viewed_at ? t("viewed", { date: time(each.first_viewed_at) ?? "" }) : t("notViewed"),
        ...each.portal_readers.map(({ name, first_viewed_at: at }) =>
          t("inPortal", { name, date: time(at) ?? "" }),
        ),
      ].join("\n"),
    ]),
  ];
  return {
    language,
    title: t("title"),
    sender: letterhead,
    facts: facts.filter((fact): fact is [string, string] => Boolean(fact[1])),
    lines: [],
    totals: [],
    // Each hash has a separate line: a line break inside it would add a hyphen.
    notes: [
      ...recipients.map(({ document, document_sha256 }) => `SHA-256 ${document}:\n${document_sha256}`),
      `SHA-256 record.json:\n${hash}`,
      t("made", { date: time(asOf) ?? "" }),
      t("check"),
      ...commands,
    ],
  };
}
