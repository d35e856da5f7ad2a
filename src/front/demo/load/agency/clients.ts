import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import type { DB } from "../../../../../db/types.ts";
import { agencySeeds } from "../../agency/seeds.ts";
import { plusDays } from "../../calendar.ts";
import { inventedTaxCode } from "../../companies/make.ts";
import { seedOf } from "../../companies/seeds.ts";
import { type Random, randomOf } from "../../random.ts";
import type { Ids } from "../people.ts";
import type { Desk, DeskClient } from "./facts.ts";

/** Numbers of invented tax codes from here on are of clients. */
const firstTaxNumber = 200;

const sources = [0, 1, 2, 3, 5, 6, 10] as const;
const potentials = [6, 5, 5, 4, 4, 1] as const;

type Seed = (typeof agencySeeds)["clients"][number] & { companyId: number | null };

/** Inserts the agency's clients with a contact, notes and their log. Active clients come first. */
export async function addClients(tx: Tx, desk: Desk, ids: Ids): Promise<DeskClient[]> {
  const registered = agencySeeds.registered.map(({ company, contact, title }) => {
    const { name } = seedOf(company);
    return { name, place: "", status: 1 as const, contact, title, companyId: ids.companies.get(company)! };
  });
  const others = agencySeeds.clients.map((client) => ({ ...client, companyId: null }));
  const seeds: Seed[] = [...registered, ...others].toSorted(
    (a, b) => Number(b.status === 1) - Number(a.status === 1),
  );
  const companyIds = await addCompaniesOf(tx, seeds, desk.asOf);
  const clientIds = await reserveIds(tx, "clients", seeds.length);
  const contactIds = await reserveIds(tx, "client_contacts", seeds.length);
  const rows = seeds.map((seed, index) =>
    clientRow(seed, { id: clientIds[index]!, companyId: companyIds[index]!, index }, desk),
  );
  await insertMany(tx, "clients", rows);
  await insertMany(
    tx,
    "client_contacts",
    seeds.map((seed, index) => contactRow(seed, { id: contactIds[index]!, client: rows[index]!, index })),
  );
  await addHistory(tx, desk, rows);
  return rows.map((row, index) => ({
    id: row.id,
    company_id: row.company_id,
    name: row.name,
    status: row.status,
    terms: {
      fee_bps: row.fee_bps,
      warranty_days: row.warranty_days,
      warranty_basis: row.warranty_basis,
      payment_days: row.payment_days,
    },
    billing: { name: row.name, tax_code: row.tax_code, address: row.billing_address },
    contact: { id: contactIds[index]!, full_name: seeds[index]!.contact },
  }));
}

/** Inserts the companies of clients that are not on the market, which no other audience sees. */
async function addCompaniesOf(tx: Tx, seeds: readonly Seed[], asOf: Date): Promise<number[]> {
  const own = seeds.filter(({ companyId }) => companyId === null);
  const ids = await reserveIds(tx, "companies", own.length);
  await insertMany(
    tx,
    "companies",
    own.map(({ name }, index) => ({
      id: ids[index]!,
      name,
      name_key: fold(name),
      slug: `~demo-${ids[index]}`,
      origin: "agency",
      created_at: plusDays(asOf, -420),
    })),
  );
  const free = [...ids];
  return seeds.map(({ companyId }) => companyId ?? free.shift()!);
}

function clientRow(
  { name, place, status }: Seed,
  { id, companyId, index }: { id: number; companyId: number; index: number },
  { agencyId, admin, am, asOf }: Desk,
) {
  const random = randomOf(`client ${name}`);
  const since = plusDays(asOf, -(status === 0 ? random.int(2, 25) : random.int(290, 420)));
  const isLead = status === 0;
  return {
    id,
    agency_id: agencyId,
    company_id: companyId,
    name,
    status,
    potential: status === 2 ? 2 : random.pick(potentials),
    source: random.pick(sources),
    owner_id: admin,
    am_id: isLead ? null : am,
    score: random.int(4, 18) * 5,
    tax_code: inventedTaxCode(firstTaxNumber + index),
    billing_name: name,
    billing_address: place
      ? `${random.int(2, 180)} đường số ${random.int(1, 20)}, ${place}`
      : "Tầng 12, TP. Hồ Chí Minh",
    billing_email: `ketoan@khach-${index + 1}.test`,
    ...termsOf(random),
    off_limits: status === 1 && random.chance(0.5),
    signed_date: isLead ? null : dayOf(since),
    activated_at: isLead ? null : since,
    created_at: since,
    created_by: admin,
  };
}

const termsOf = (random: Random) => ({
  fee_bps: random.pick([1500, 1600, 1700, 1800, 1800]),
  warranty_days: random.pick([60, 60, 60, 90]),
  warranty_basis: random.pick(["calendar", "calendar", "without_holidays"] as const),
  payment_days: random.pick([7, 15, 15, 30]),
});

function contactRow(
  { contact, title }: Seed,
  { id, client, index }: { id: number; client: ReturnType<typeof clientRow>; index: number },
): Insertable<DB["client_contacts"]> {
  const words = fold(contact).split(" ");
  return {
    id,
    client_id: client.id,
    full_name: contact,
    job_title: title,
    email: `${words.at(-1)}.${words[0]}@khach-${index + 1}.test`,
    phone: `+8490${String(3_000_000 + index * 7_919)}`,
    language: contact === "Grace Tan" ? 0 : 1,
    is_billing: false,
    is_decider: true,
    created_at: client.created_at,
  };
}

/** Inserts calls and meetings with clients, and what the log says of them. */
async function addHistory(
  tx: Tx,
  { admin, am, asOf }: Desk,
  clients: readonly ReturnType<typeof clientRow>[],
): Promise<void> {
  const notes = clients.flatMap(({ id, name, am_id, created_at }) => {
    const random = randomOf(`notes ${name}`);
    const kinds = ["call", "meeting", "email"] as const;
    return random.some(agencySeeds.notes, 3).map((text, n) => ({
      client_id: id,
      kind: random.pick(kinds),
      text,
      author_id: am_id ?? admin,
      created_at: n === 2 ? plusDays(asOf, -random.int(1, 40)) : plusDays(created_at, n + 1),
    }));
  });
  const latest = notes.filter(({ created_at }) => created_at <= asOf);
  await insertMany(tx, "client_notes", latest);
  const events = [
    ...clients.map(({ id, created_at }) => ({
      client_id: id,
      kind: "create",
      actor_id: admin,
      at: created_at,
    })),
    ...clients.flatMap(({ id, activated_at }) =>
      activated_at === null ? [] : [{ client_id: id, kind: "activate", actor_id: am, at: activated_at }],
    ),
    ...latest.map(({ client_id, kind, author_id, created_at }) => ({
      client_id,
      kind,
      actor_id: author_id,
      at: created_at,
    })),
  ];
  await insertMany(
    tx,
    "client_events",
    events.toSorted((a, b) => Number(a.at) - Number(b.at)),
  );
}
