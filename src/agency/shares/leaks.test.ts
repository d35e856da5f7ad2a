import { expect, it } from "vitest";
import type { AgencyContent } from "#hiring/share-links/agency-content.ts";
import { background } from "#kit/drawings.ts";
import { defaultCvSettings } from "#profiles/candidates/cv-settings.ts";
import { type CvDocument, emptyDocument } from "#profiles/candidates/document.ts";
import {
  account,
  phone,
  plantedTexts,
  spokenSpellings,
  squashed,
} from "#profiles/cv/testing/planted-contact.ts";
import { refusal, testApi } from "#test/api.ts";
import { assertCleanFile, findingsIn } from "./document/check.ts";
import { presentedDocument } from "./document/present.ts";
import { shareSections } from "./terms.ts";

const person = {
  fullName: "Trần Mỹ Duyên",
  emails: ["duyentran92@gmail.com"],
  phones: ["+84907654321"],
  accounts: [],
};
const forbidden = { person, names: [] };
const withText = (introduction: string): CvDocument => ({
  ...emptyDocument(person.fullName, "vi"),
  introduction,
});
const contentOf = (document: CvDocument): AgencyContent => ({
  code: "C-4821",
  document,
  settings: { ...defaultCvSettings, hidden_sections: [] },
  letterhead: { lines: ["Săn tài năng", "028 3822 1999"], note: null },
});

it("Of 200 CVs with planted contacts, and others in spoken spellings, none is shown with a contact", () => {
  const texts = [...plantedTexts, ...spokenSpellings.map((contact) => `Gọi tôi ${contact} nhé`)];
  const leaks = texts.filter((text) => {
    const how = { level: "full", sections: shareSections, code: "C-4821", employers: new Map() } as const;
    const content = contentOf(presentedDocument(withText(text), how));
    const shown = squashed(String(content.document.introduction));
    const isRefused = findingsIn(content, forbidden).contact.length > 0;
    return !isRefused && (shown.includes(phone) || shown.includes(account));
  });
  expect(leaks).toEqual([]);
});

it("The text of the drawn file is searched by itself: each of 20 spellings is refused", async () => {
  const { services } = await testApi();
  const spellings = [...spokenSpellings.slice(0, 12), ...plantedTexts.filter((_, at) => at % 25 === 1)];
  expect(spellings).toHaveLength(20);
  const options = { language: "vi", requester: background } as const;
  for (const text of spellings) {
    const content = contentOf(withText(`Mười năm kinh nghiệm. ${text}`));
    const refused = await refusal(assertCleanFile(services, content, forbidden, options));
    expect({ text, ...refused }).toMatchObject({ status: 422, codes: ["contact_found"] });
  }
  await assertCleanFile(
    services,
    contentOf(withText("Mười năm trong ngành kho vận, 2018 - 2022")),
    forbidden,
    options,
  );
}, 120_000);
