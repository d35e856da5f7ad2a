import type { RoleFamily } from "../types.ts";
import { accountant, chief, finance } from "./accounting.ts";
import { backend, frontend, mobile } from "./backend.ts";
import { nurse, pharmacist } from "./care.ts";
import { teacher, training } from "./classroom.ts";
import { retail, store } from "./counter.ts";
import { merchandiser } from "./craft.ts";
import { ai, analyst, analytics } from "./data.ts";
import { graphic, interior, uiux, video } from "./design.ts";
import { assistant, legal } from "./desk.ts";
import { electrical, safety } from "./floor.ts";
import { broker, farm, hotel, kitchen } from "./land.ts";
import { plantManager, product, project } from "./lead.ts";
import { brand, content, digitalMarketing, ecommerce } from "./marketing.ts";
import { credit, insurance } from "./money.ts";
import { admin, service, success } from "./office.ts";
import { generalist, payroll, recruiter } from "./people.ts";
import { devops, security, tester } from "./quality.ts";
import { b2b, keyAccount, telesales } from "./sales.ts";
import { importExport, purchasing, warehouse } from "./supply.ts";
import { embedded, gaming, support } from "./systems.ts";
import { automation, qc, site } from "./works.ts";

/** Every kind of work of the demo market. */
export const families: readonly RoleFamily[] = [
  ...[backend, frontend, mobile, tester, devops, security, analytics, ai, analyst, support, embedded, gaming],
  ...[project, product, store, plantManager],
  ...[recruiter, generalist, payroll, training],
  ...[service, success, admin, assistant],
  ...[accountant, chief, finance, credit],
  ...[digitalMarketing, content, brand, ecommerce],
  ...[uiux, graphic, video, interior],
  ...[b2b, retail, telesales, keyAccount],
  ...[teacher, nurse, pharmacist, legal, site, automation, qc, safety, importExport, purchasing, warehouse],
  ...[hotel, kitchen, broker, farm, merchandiser, insurance, electrical],
];

const byKey = new Map(families.map((family) => [family.key, family]));

/** The family of that key. */
export function familyOf(key: string): RoleFamily {
  const family = byKey.get(key);
  if (!family) throw new Error(`no role family ${key}`);
  return family;
}
