import { createHash } from "node:crypto";
import { newKey } from "#kit/files/storage.ts";
import { summaryOf } from "#profiles/cv/summary.ts";
import type { DemoCandidate } from "../types.ts";
import { onlineCvOf } from "./profiles.ts";

/** Returns the row of the online CV of a person. Its file is rendered when it is opened. */
export function onlineCvRow(
  person: DemoCandidate,
  { id, candidate, photoKey }: { id: number; candidate: number; photoKey: string | null },
) {
  const drawn = onlineCvOf(person);
  const online = JSON.stringify({ ...drawn, photoKey });
  return {
    id,
    candidate_id: candidate,
    storage_key: newKey("cv"),
    name: person.cvName,
    kind: "pdf",
    bytes: 0,
    scan_state: "clean",
    online: JSON.parse(online),
    sha256: createHash("sha256").update(online).digest("hex"),
    summary: summaryOf(drawn.document, person.createdAt),
    created_at: person.createdAt,
    removed_at: person.createdAt,
  };
}
