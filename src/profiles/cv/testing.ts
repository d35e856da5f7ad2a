import { makeCvFile } from "#hiring/applications/factory.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import { keepCvFile } from "./testing/keep-cv-file.ts";

/** Lists that are answered without pages, with the constant that limits each. */
export const wholeLists = {
  "/candidates/cvs": "mostCvs",
};

export const ownRows: OwnRows = async ({ db, seeker }) => ({
  "/candidates/cvs": (await makeCvFile(db, seeker.candidateId)).id,
});

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
