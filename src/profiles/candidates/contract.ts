import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { checkbox, fullName, optionally, optionalText, ruleOf } from "#kit/fields.ts";
import { imageIdErrors, imageIdField } from "#people/medias/contract.ts";
import { currencies, genders, jobLevels, jobTypes } from "#platform/reference/terms.ts";
import { entryFields, entryLists, optionalEmail, optionalPhone, withPeriod } from "./contract-sections.ts";
import { cvAccentColors, cvFontSizes, cvFonts, cvSections, cvTemplates } from "./cv-settings.ts";
import { futureBirth, partialDate, termOf } from "./fields.ts";
import { caps, photoMaxBytes, sectionNames, type translatedFields, visibilities } from "./terms.ts";

const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const money = (wrong: string) =>
  z
    .union([z.number(), z.string()])
    .nullish()
    .transform((value) => (value === "" || value == null ? null : Number(value)))
    .pipe(z.number(wrong).int(wrong).min(0, wrong).max(1_000_000_000_000, wrong).nullable());

const salary = z
  .object({
    min: money("salary_min_invalid"),
    max: money("salary_max_invalid"),
    currency: z.enum(currencies).default("VND"),
  })
  .check(
    ruleOf(["min", "max"], ({ min, max }: { min: number | null; max: number | null }) =>
      min !== null && max !== null && max < min ? [{ code: "salary_max_invalid", pointer: "/max" }] : [],
    ),
  );

const preference = z.object({
  category_ids: z.array(id).max(5, "too_many_choices").default([]),
  location_ids: z.array(id).max(5, "too_many_choices").default([]),
  job_types: z
    .array(z.coerce.number().refine((type) => jobTypes.some((term) => term.id === type), "invalid"))
    .max(jobTypes.length, "too_many_choices")
    .default([]),
  job_level: termOf(jobLevels),
  remote: checkbox,
});

const isSaid = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== false;

const translation = z.object({
  job_title: optionalText(caps.job_title),
  introduction: optionalText(caps.introduction),
  executive_summary: optionalText(caps.executive_summary),
} satisfies Record<(typeof translatedFields)[number], z.ZodType>);

const setting = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values);

export const cvSettings = z.object({
  template: setting(cvTemplates.map(({ key }) => key) as unknown as [(typeof cvTemplates)[number]["key"]]),
  accent_color: setting(cvAccentColors),
  font: setting(cvFonts),
  font_size: setting(cvFontSizes),
  section_order: z.array(setting(cvSections)).max(cvSections.length),
  hidden_sections: z.array(setting(cvSections)).max(cvSections.length),
  show_photo: checkbox,
});

/** The fields of a profile without its sections. Name and phone belong to the account. */
export const profileFields = z.object({
  full_name: fullName,
  phone: optionalPhone,
  email: optionalEmail,
  job_title: optionalText(caps.job_title),
  location_id: id.nullish().transform((value) => value ?? null),
  birth_date: partialDate,
  gender: termOf(genders),
  nationality: optionalText(caps.nationality),
  introduction: optionalText(caps.introduction),
  executive_summary: optionalText(caps.executive_summary),
  /** Without an amount, the salary is null. */
  expected_salary: salary
    .nullish()
    .transform((value) => (value && (value.min !== null || value.max !== null) ? value : null)),
  notice_days: z.coerce
    .number("number_needed")
    .int()
    .min(0)
    .max(365)
    .nullish()
    .transform((value) => value ?? null),
  /** A preference without any value is null. */
  job_preference: preference
    .nullish()
    .transform((value) => (value && Object.values(value).some(isSaid) ? value : null)),
});

const changedFields = optionally(profileFields);

const changed = z.object({
  ...changedFields.shape,
  /** The specification's name of `notice_days`; both are accepted and returned. */
  notice_of_availability: changedFields.shape.notice_days,
  translation: optionally(translation).optional(),
  /** Language of the texts: 0 English, 1 Vietnamese. `translation` has the texts in the other language. */
  language: z.coerce.number().int().min(0).max(1).optional(),
  visibility: z.enum(visibilities).optional(),
  cv_settings: cvSettings.optional(),
  /** The version of the profile that was edited; without it, conflicting edits are not detected. */
  version: z.coerce.number().int().min(1).optional(),
});

const textOrNull = z.string().nullable();
const untranslated = z.array(
  z.object({ section: z.enum(sectionNames).nullable(), id: z.string().nullable(), field: z.string() }),
);

export const profile = resource(
  "profile",
  z.object({
    full_name: z.string(),
    email: z.string(),
    phone: textOrNull,
    job_title: textOrNull,
    location_id: z.number().nullable(),
    birth_date: textOrNull,
    gender: z.number().nullable(),
    nationality: textOrNull,
    introduction: textOrNull,
    executive_summary: textOrNull,
    expected_salary: z
      .object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.enum(currencies) })
      .nullable(),
    notice_days: z.number().nullable(),
    notice_of_availability: z.number().nullable(),
    job_preference: z
      .object({
        category_ids: z.array(z.number()),
        location_ids: z.array(z.number()),
        job_types: z.array(z.number()),
        job_level: z.number().nullable(),
        remote: z.boolean(),
      })
      .nullable(),
    language: z.number().int(),
    translation: z.object({
      job_title: textOrNull,
      introduction: textOrNull,
      executive_summary: textOrNull,
    }),
    ...entryLists,
    /** Address of the square photo; it changes with the photo. */
    photo: textOrNull,
    visibility: z.enum(visibilities),
    cv_settings: cvSettings,
    is_on_boarding_success: z.boolean(),
    skip_onboarding: z.boolean(),
    onboarding_step: z.number().int(),
    version: z.number().int(),
    /** The completeness of the profile, and the missing parts, the most useful first. */
    completeness: z.object({ percent: z.number().int(), missing: z.array(z.string()) }),
    /** Texts without a translation: a CV in the other language shows the original. */
    untranslated,
  }),
);

export const profileShow = endpoint({
  method: "GET",
  path: "/candidates/profile",
  summary: "The candidate's own profile with its sections",
  answer: one(profile),
});

export const profileUpdate = endpoint({
  method: "PUT",
  path: "/candidates/profile",
  summary:
    "Change fields of the profile; what is left out stays. 409 when it is no longer of the version that was read",
  body: changed,
  dated: futureBirth,
  answer: one(profile),
  errors: ["birth_date_future", "invalid_date", "salary_min_invalid", "salary_max_invalid", "profile_edited"],
});

export const photoUpload = endpoint({
  method: "PUT",
  path: "/candidates/profile/photo",
  summary: "Set the photo: JPEG or PNG, 5 MB; its middle square is re-encoded",
  files: { photo: { maxBytes: photoMaxBytes, tooLarge: "photo_too_large" } },
  body: z.object(imageIdField),
  answer: one(profile),
  errors: ["photo_required", "photo_too_large", "photo_type", "photo_too_wide", ...imageIdErrors],
});

export const photoRemove = endpoint({
  method: "DELETE",
  path: "/candidates/profile/photo",
  summary: "Remove the photo; once more changes nothing",
});

export const photoShow = endpoint({
  method: "GET",
  path: "/candidates/profile/photo",
  summary: "The candidate's own photo",
  query: z.object({ v: z.string().max(40).optional() }),
  binary: "image/jpeg",
});

export const onboardingUpdate = endpoint({
  method: "PUT",
  path: "/candidates/onboarding",
  summary: "Remember the step of the first set-up, or that it is finished or skipped",
  body: z.object({
    step: z.coerce.number().int().min(1).max(5).optional(),
    finished: checkbox,
    skipped: checkbox,
  }),
});

/** The content of an imported file or format, after the candidate has confirmed it. */
export const importedProfile = z.object({
  ...(changedFields.shape as ReturnType<typeof profileFields.partial>["shape"]),
  ...(Object.fromEntries(
    sectionNames.map((name) => [
      name,
      z.array(withPeriod<z.ZodObject>(entryFields[name])).max(200, "section_limit").optional(),
    ]),
  ) as unknown as { [S in keyof typeof entryFields]: z.ZodOptional<z.ZodArray<(typeof entryFields)[S]>> }),
});
export type ImportedProfile = z.output<typeof importedProfile>;
