import { z } from "zod";
import { byId, endpoint, idParam, one, resource } from "#kit/contract.ts";
import { imageMaxBytes } from "./terms.ts";

/** The field for the id of an uploaded image, which calls that set a picture accept instead of a file. */
export const imageIdField = { image_id: idParam.optional() };
export const imageIdErrors = ["image_unknown"];

/** Errors of calls that take an image file, or the id of one. */
export const imageErrors = [
  "image_required",
  "image_too_large",
  "image_type",
  "image_too_wide",
  "image_too_small",
  ...imageIdErrors,
];

export const imageUpload = endpoint({
  method: "POST",
  path: "/medias/image",
  summary:
    "Upload an image: JPEG or PNG, 5 MB; it is re-encoded. Calls that set a picture take its id as `image_id`, within 24 hours",
  files: { image: { maxBytes: imageMaxBytes, tooLarge: "upload_too_large" } },
  answer: one(resource("image", z.object({ url: z.string() }), "Image")),
  status: 201,
  errors: ["upload_missing", "upload_too_large", "upload_type", "upload_too_wide", "too_many_requests"],
});

export const imageShow = endpoint({
  method: "GET",
  path: "/medias/image/:id",
  summary: "An image that the caller uploaded and that no call has used yet",
  params: byId,
  binary: "image/png",
});
