import { z } from "zod";
import { shownDocument } from "#hiring/share-links/contract.ts";
import { endpoint, one, resource } from "#kit/contract.ts";
import { access, accessErrors, byPerson } from "./contract-public.ts";

const opening = {
  limit: { max: 300, seconds: 3600 },
  errors: [...accessErrors, "portal_document_ended"],
};

export const documentInPortal = endpoint({
  method: "GET",
  path: "/public/portals/:token/applicants/:code/document",
  summary:
    "The document of a person in a portal, with the mark of the portal's contact; 410 once it has ended",
  params: byPerson,
  query: access,
  answer: one(resource("portal_document", z.object(shownDocument))),
  ...opening,
});

export const documentInPortalPdf = endpoint({
  method: "GET",
  path: "/public/portals/:token/applicants/:code/document/pdf",
  summary: "The document of a person in a portal as a PDF",
  params: byPerson,
  query: access,
  binary: "application/pdf",
  ...opening,
});

export const documentInPortalView = endpoint({
  method: "POST",
  path: "/public/portals/:token/applicants/:code/document/view",
  summary: "Report that the page of a document was visible for three seconds: a view by a person",
  params: byPerson,
  query: access,
  body: z.object({ beacon: z.string().max(1000) }),
  ...opening,
});
