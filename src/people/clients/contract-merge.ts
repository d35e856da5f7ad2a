import { z } from "zod";
import { byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { client } from "./contract-shapes.ts";

const count = z.number().int();

export const mergeClients = endpoint({
  method: "POST",
  path: "/consultants/clients/:id/merge",
  summary:
    "Merge a client into another one of the agency, or show what a merge would do. Only administrators may",
  params: byId,
  body: z.object({
    into_id: idParam,
    /** Whether to show the effect without merging. */
    preview: checkbox,
  }),
  answer: one(
    resource(
      "client_merge",
      z.object({
        into_id: z.string(),
        moves: z.object({
          orders: count,
          placements: count,
          invoices: count,
          ownerships: count,
          contacts: count,
          files: count,
          notes: count,
        }),
        conflicts: z.object({
          /** Contacts whose email address a contact of the other client has. They stay with the merged client. */
          contacts: z.array(z.string()),
          /** Fields with different values, of which those of the other client apply. */
          fields: z.array(z.string()),
        }),
        /** The last moment for an undo; null in a preview. */
        undo_until: time.nullable(),
      }),
    ),
  ),
  errors: ["client_not_yours", "client_merge_itself", "client_contacts_full", "client_files_full"],
  audit: "decision",
});

export const undoMerge = endpoint({
  method: "POST",
  path: "/consultants/clients/:id/merge/undo",
  summary: "Undo the merge of a client within 7 days. Only administrators may",
  params: byId,
  answer: one(client),
  errors: ["client_not_yours", "client_undo_over", "client_undo_order"],
  audit: "decision",
});
