import { z } from "zod";
import { byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { imageMaxBytes } from "#people/company-settings/terms.ts";
import { imageErrors, imageIdField } from "#people/medias/contract.ts";
import { caps, imageKinds } from "./terms.ts";

/** A reference to a picture: uploaded for the draft (`image:42`), or on the published page (`photo:7`). */
const picture = z
  .string("page_image_needed")
  .regex(/^(?:image|photo|logo|picture):[1-9]\d{0,14}$/, "page_image_needed");
const optionalPicture = z.union([z.literal(""), picture]).nullish();

const content = {
  /** Rich text; forbidden markup is removed. */
  about: z.string().max(caps.markup, "length_range").nullable(),
  values: z
    .array(z.object({ title: text(caps.valueTitle), description: text(caps.valueText) }))
    .max(caps.values, "page_rows_full"),
  team: z
    .array(
      z.object({
        full_name: text(caps.name),
        job_title: optionalText(caps.name),
        photo: optionalPicture,
      }),
    )
    .max(caps.team, "page_rows_full"),
  clients: z
    .array(z.object({ name: text(caps.name), logo: optionalPicture }))
    .max(caps.clients, "page_rows_full"),
  gallery: z
    .array(z.object({ picture, caption: optionalText(caps.caption) }))
    .max(caps.gallery, "page_rows_full"),
};

const page = resource(
  "company_page",
  z.object({
    ...content,
    /** The addresses of the content's pictures. */
    images: z.record(z.string(), z.string()),
    /** True when the page shows a video instead of a gallery. */
    has_video: z.boolean(),
    slug: z.string(),
    /**
     * Number of changes of the page and its draft. A write sends the version that it began with: 409
     * `page_edited` after another change.
     */
    version: z.number().int(),
    /** Null without a draft: the content is then that of the published page. */
    draft: z.object({ saved_at: time, saved_by: z.string().nullable() }).nullable(),
  }),
);

const version = z.coerce.number().int().min(0).max(2_147_483_647);

export const pageShow = endpoint({
  method: "GET",
  path: "/companies/page",
  summary: "The draft of the company's page, or what the page shows. For its administrators",
  answer: one(page),
});

export const pageSave = endpoint({
  method: "PUT",
  path: "/companies/page",
  summary: "Save the draft of the company's page; nothing is shown before it is published",
  body: z.object({ ...content, version }),
  answer: one(page),
  errors: ["page_edited", "page_rows_full", "page_image_needed", "page_image_unknown"],
});

export const pagePublish = endpoint({
  method: "POST",
  path: "/companies/page/publish",
  summary: "Show the draft on the company's page",
  body: z.object({ version }),
  answer: one(page),
  status: 200,
  errors: ["page_edited", "page_no_draft", "gallery_or_video"],
});

export const pageDiscard = endpoint({
  method: "DELETE",
  path: "/companies/page",
  summary: "Discard the draft; the page stays as it is shown",
});

export const imageAdd = endpoint({
  method: "POST",
  path: "/companies/page/images",
  summary:
    "Upload a picture for the draft: JPEG or PNG, 5 MB; it is re-encoded. It is removed after a day in no draft",
  files: { image: { maxBytes: imageMaxBytes, tooLarge: "image_too_large" } },
  body: z.object({ kind: z.enum(imageKinds), ...imageIdField }),
  answer: one(
    resource("company_page_image", z.object({ picture: z.string(), src: z.string() }), "CompanyPageImage"),
  ),
  status: 201,
  errors: [...imageErrors, "too_many_requests"],
});

export const imageShow = endpoint({
  method: "GET",
  path: "/companies/page/images/:id",
  summary: "A picture of the draft",
  params: byId,
  binary: "image/webp, image/png",
});
