import { makeCvFile } from "#hiring/applications/factory.ts";
import { cv } from "#test/company-endpoints/request.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { keepCvFile } from "./testing/keep-cv-file.ts";

/** Lists that are answered without pages, with the constant that limits each. */
export const wholeLists = {
  "/candidates/cvs": "mostCvs",
};

export const ownRows: OwnRows = async ({ db, seeker }) => ({
  "/candidates/cvs": (await makeCvFile(db, seeker.candidateId)).id,
});

export const ownRequests: OwnRequests = {
  "POST /candidates/cvs": () => ({ files: { cv: cv("an") } }),
  "PUT /candidates/cvs/:id": () => ({ body: { name: "Bếp.pdf" } }),
};

export const stored: Stored = {
  "POST /candidates/profile/json_resume": "has a file alone (json-resume.test.ts)",
};

export const pages: Pages = async ({ site, candidate }) => {
  const ownCv = await keepCvFile(site, candidate.candidateId);
  return {
    candidate: {
      "account/manage-cv": ["/account/manage-cv"],
      "account/manage-cv/json-resume": ["/account/manage-cv/json-resume"],
      "my-profile/cv": ["/my-profile/cv"],
      "account/manage-cv/:id/import": [`/account/manage-cv/${ownCv.id}/import`],
    },
  };
};
