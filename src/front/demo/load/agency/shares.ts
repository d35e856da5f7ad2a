import { createHash } from "node:crypto";
import { type Insertable, sql } from "kysely";
import { codeOf } from "#agency/shares/code.ts";
import { hashOf } from "#agency/shares/document/prepare.ts";
import { presentedDocument } from "#agency/shares/document/present.ts";
import { usualSections } from "#agency/shares/terms.ts";
import { sharedSettings } from "#hiring/share-links/shared-document.ts";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import { hour } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import type { DB } from "../../../../../db/types.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import { randomOf } from "../../random.ts";
import { onlineCvOf } from "../profiles.ts";
import type { Introduced } from "./boards.ts";
import type { Desk } from "./facts.ts";
import { hasReachedClient } from "./orders.ts";

/** What happened to the links, in turn: read by people, opened perhaps by a program, not opened, expired, revoked. */
const fates = ["read", "read", "answered", "opened", "waiting", "expired", "answered", "revoked"] as const;

interface Shared {
  id: number;
  of: Introduced;
  fate: (typeof fates)[number];
  sentAt: Date;
  expiresAt: Date;
}

/** Inserts the links by which contacts of clients read the CVs of introduced people, with views by people and answers. */
export async function addShares(tx: Tx, desk: Desk, introduced: readonly Introduced[]): Promise<void> {
  const sent = introduced.filter(
    ({ stage, end, order }) => hasReachedClient(stage) && end === null && order.status === "open",
  );
  const ids = await reserveIds(tx, "share_links", sent.length);
  const shared = sent.map((of, index): Shared => {
    const fate = fates[index % fates.length]!;
    const sentAt = of.addedAt;
    const days = fate === "expired" ? 3 : 30;
    return { id: ids[index]!, of, fate, sentAt, expiresAt: plusDays(sentAt, days) };
  });
  await insertMany(
    tx,
    "share_links",
    shared.map((link) => linkRow(link, desk)),
  );
  await insertMany(
    tx,
    "share_link_views",
    shared.flatMap((link) => viewRows(link, desk.asOf)),
  );
  await insertMany(
    tx,
    "share_link_feedback",
    shared
      .filter(({ fate }) => fate === "answered")
      .map((link, index) => {
        const given = agencySeeds.answers[index % agencySeeds.answers.length]!;
        return { link_id: link.id, ...given, at: seenAt(link, 2, desk.asOf) };
      }),
  );
  await sql`UPDATE submissions m SET share_id = l.id, document_sha256 = encode(l.document_sha256, 'hex')
    FROM share_links l WHERE l.applicant_id = m.applicant_id AND l.id = ANY(${ids}::bigint[])`.execute(tx);
}

function linkRow(
  { id, of, fate, sentAt, expiresAt }: Shared,
  { agencyId, am, asOf }: Desk,
): Insertable<DB["share_links"]> {
  const { contact } = of.order.of;
  const { legalName, address, phone } = agencySeeds.agency;
  const level = id % 4 === 0 ? "anonymous" : "full";
  const code = codeOf(of.id);
  const sections = [...usualSections];
  const { document } = onlineCvOf(of.person);
  const content = {
    code,
    document: presentedDocument(document, { level, sections, code, employers: new Map() }),
    settings: sharedSettings(defaultCvSettings, { sections, contact: false }),
    letterhead: { lines: [legalName, address, phone], note: null },
  };
  return {
    id,
    owner_kind: "agency",
    agency_id: agencyId,
    applicant_id: of.id,
    contact_id: contact.id,
    name: contact.full_name,
    recipient_name: contact.full_name,
    recipient_language: 1,
    level,
    language: 1,
    sections,
    content: content as never,
    document_sha256: hashOf(content),
    token_hash: newVerificationToken().hash,
    contact: false,
    created_by: am,
    created_at: sentAt,
    expires_at: expiresAt,
    opened_at: fate === "waiting" ? null : seenAt({ sentAt, expiresAt }, 0, asOf),
    revoked_at: fate === "revoked" ? seenAt({ sentAt, expiresAt }, 3, asOf) : null,
  };
}

/** Returns the moment of the nth visit of a link: some hours after the one before, within the days of the link. */
function seenAt({ sentAt, expiresAt }: { sentAt: Date; expiresAt: Date }, visit: number, asOf: Date): Date {
  const latest = Math.min(expiresAt.getTime(), asOf.getTime());
  return new Date(Math.min(sentAt.getTime() + (1 + visit * 7) * hour, latest));
}

function viewRows(link: Shared, asOf: Date): Insertable<DB["share_link_views"]>[] {
  if (link.fate === "waiting" || link.fate === "opened") return [];
  const random = randomOf(`views ${link.id}`);
  return Array.from({ length: random.int(1, 4) }, (_, visit) => ({
    link_id: link.id,
    visitor: createHash("sha256").update(`demo ${link.id} ${visit}`).digest(),
    at: seenAt(link, visit, asOf),
  }));
}
