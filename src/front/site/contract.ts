import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, optionalText, ruleOf, text } from "#kit/fields.ts";
import { isWebAddress } from "#kit/web-address.ts";
import { imageIdErrors, imageIdField } from "#people/medias/contract.ts";
import {
  bannerImageBytes,
  bannerLinkTextMax,
  bannerStates,
  bannerTextMax,
  bannerTitleMax,
  bannerTones,
} from "./terms.ts";

/** The link of a banner: a page of this site or an address of another site, never a script. */
const link = optionalText(500).refine((value) => value === null || isLink(value), "invalid_url");

function isLink(value: string): boolean {
  if (/[\s\\]/.test(value)) return false;
  if (value.startsWith("/")) return !value.startsWith("//");
  return value.startsWith("https://") && isWebAddress(value);
}

const moment = z.iso
  .datetime({ offset: true, error: (issue) => (issue.input == null ? "required" : "invalid") })
  .transform((value) => new Date(value));
const optionalMoment = z.preprocess((value) => (value === "" ? null : value), moment.nullish());

const fields = z
  .object({
    title_en: text(bannerTitleMax),
    title_vi: text(bannerTitleMax),
    text_en: text(bannerTextMax),
    text_vi: text(bannerTextMax),
    link,
    link_text_en: optionalText(bannerLinkTextMax),
    link_text_vi: optionalText(bannerLinkTextMax),
    tone: z.enum(bannerTones).default("leaf"),
    starts_at: moment,
    ends_at: optionalMoment,
    active: z.preprocess((value) => value ?? true, checkbox),
    /** True removes the banner's picture. A new picture replaces the former one without this field. */
    remove_image: checkbox,
    ...imageIdField,
  })
  .check(
    ruleOf(["starts_at", "ends_at"], ({ starts_at, ends_at }: { starts_at: Date; ends_at?: Date | null }) =>
      ends_at && ends_at <= starts_at ? [{ code: "banner_ends_early", pointer: "/ends_at" }] : [],
    ),
  );

export const publicBanner = resource(
  "banner",
  z.object({
    title: z.string(),
    text: z.string(),
    link: z.string().nullable(),
    link_text: z.string().nullable(),
    image: z.string().nullable(),
    tone: z.enum(bannerTones),
  }),
);

export const adminBanner = resource(
  "admin_banner",
  z.object({
    title_en: z.string(),
    title_vi: z.string(),
    text_en: z.string(),
    text_vi: z.string(),
    link: z.string().nullable(),
    link_text_en: z.string().nullable(),
    link_text_vi: z.string().nullable(),
    image: z.string().nullable(),
    tone: z.enum(bannerTones),
    starts_at: time,
    ends_at: time.nullable(),
    active: z.boolean(),
    state: z.enum(bannerStates),
    created_at: time,
    updated_at: time,
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  }),
);

export const liveBanner = endpoint({
  method: "GET",
  path: "/public/banner",
  summary: "The banner of the home page that is live now, in the caller's language; null without one",
  answer: one(publicBanner.nullable()).extend({
    /** When the live banner changes; null while no change is planned. */
    meta: z.object({ changes_at: time.nullable() }),
  }),
});

export const bannerImage = endpoint({
  method: "GET",
  path: "/public/banner/:id/image",
  summary: "A banner's picture; its address changes with it",
  params: byId,
  query: z.object({ v: z.string().max(40).optional() }),
  binary: "image/webp",
});

const files = { image: { maxBytes: bannerImageBytes, tooLarge: "banner_image_too_large" } };
const errors = [
  "banner_ends_early",
  "banner_image_too_large",
  "banner_image_type",
  "invalid_url",
  ...imageIdErrors,
];

export const banners = endpoint({
  method: "GET",
  path: "/admins/banners",
  summary: "Every banner, the latest first",
  query: z.object(paging),
  answer: many(adminBanner),
});

export const banner = endpoint({
  method: "GET",
  path: "/admins/banners/:id",
  summary: "One banner",
  params: byId,
  answer: one(adminBanner),
});

export const bannerCreate = endpoint({
  method: "POST",
  path: "/admins/banners",
  summary: "Make a banner; its picture (JPEG or PNG, 5 MB) is re-encoded",
  files,
  body: fields,
  answer: one(adminBanner),
  status: 201,
  errors,
});

export const bannerUpdate = endpoint({
  method: "PUT",
  path: "/admins/banners/:id",
  summary: "Change a banner as a whole; its picture stays unless another comes or it is taken away",
  params: byId,
  files,
  body: fields,
  answer: one(adminBanner),
  errors,
});

export const bannerDelete = endpoint({
  method: "DELETE",
  path: "/admins/banners/:id",
  summary: "Delete a banner with its picture",
  params: byId,
});
