import { type Language, languageNumber, languages } from "#kit/i18n.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import { type TemplateStage, templateStages } from "./terms.ts";

export interface SystemTemplate {
  id: number;
  name: string;
  subject: string;
  content: string;
  stage: TemplateStage;
  language: 0 | 1;
}

const texts = { en: en.system, vi: vi.system } as const satisfies Record<Language, unknown>;

/** Doubles the braces of placeholders. The catalogue has single braces, like the values of other texts. */
const braced = (text: string) => text.replace(/\{(\w+)\}/g, "{{$1}}");

/** The templates of the product: one for each stage in each language. Their ids are smaller than those of stored templates. */
export const systemTemplates: readonly SystemTemplate[] = templateStages.flatMap((stage, at) =>
  languages.map((language) => {
    const { name, subject, content } = texts[language][stage];
    return {
      id: at * 2 + languageNumber[language] + 1,
      name,
      subject: braced(subject),
      content: content
        .split("\n\n")
        .map((paragraph) => `<p>${braced(paragraph).replaceAll("\n", "<br />")}</p>`)
        .join(""),
      stage,
      language: languageNumber[language],
    };
  }),
);
