import { hour } from "#kit/clock.ts";
import type { AnswerOf } from "#kit/contract.ts";
import type { banner } from "../../contract.ts";
import type { BannerValues } from "../../parts/console/BannerForm.tsx";
import { type BannerTone, bannerTones } from "../../terms.ts";

/** Asia/Ho_Chi_Minh keeps UTC+7 all year round. */
const ahead = 7 * hour;
const zone = "+07:00";

/** A moment as `datetime-local` writes it, on the clock of Viet Nam. */
export function wallTime(at: string | Date): string {
  return new Date(new Date(at).getTime() + ahead).toISOString().slice(0, 16);
}

/** What such a field holds, as a moment; what is no moment goes on as it is, for the API to refuse. */
export function momentOf(value: string): string {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value)
    ? `${value.length === 16 ? `${value}:00` : value}${zone}`
    : value;
}

/** A new banner: from the next full hour on. */
export function emptyBanner(now: Date): BannerValues {
  const next = new Date(Math.ceil(now.getTime() / hour) * hour);
  return {
    id: null,
    ...{ title_en: "", title_vi: "", text_en: "", text_vi: "" },
    ...{ link: "", link_text_en: "", link_text_vi: "" },
    tone: "leaf",
    starts_at: wallTime(next),
    ends_at: "",
    active: true,
    image: null,
  };
}

export function valuesOf({ id, attributes }: AnswerOf<typeof banner>["data"]): BannerValues {
  const { title_en, title_vi, text_en, text_vi, tone, active, image } = attributes;
  return {
    id,
    ...{ title_en, title_vi, text_en, text_vi, tone, active, image },
    link: attributes.link ?? "",
    link_text_en: attributes.link_text_en ?? "",
    link_text_vi: attributes.link_text_vi ?? "",
    starts_at: wallTime(attributes.starts_at),
    ends_at: attributes.ends_at ? wallTime(attributes.ends_at) : "",
  };
}

/** What was typed, to be shown again beside what is wrong with it. */
export function typedValues(form: FormData): BannerValues {
  const text = (name: string) => String(form.get(name) ?? "");
  return {
    id: text("id") || null,
    ...{ title_en: text("title_en"), title_vi: text("title_vi") },
    ...{ text_en: text("text_en"), text_vi: text("text_vi"), link: text("link") },
    ...{ link_text_en: text("link_text_en"), link_text_vi: text("link_text_vi") },
    tone: (bannerTones as readonly string[]).includes(text("tone")) ? (text("tone") as BannerTone) : "leaf",
    ...{ starts_at: text("starts_at"), ends_at: text("ends_at") },
    active: form.has("active"),
    image: null,
  };
}

/** The body of the call, and the file where one was chosen. */
export function bannerInput(form: FormData) {
  const { id: _, image: __, tone, active, starts_at, ends_at, ...texts } = typedValues(form);
  const image = form.get("image");
  const files: Record<string, File> = image instanceof File && image.size > 0 ? { image } : {};
  return {
    body: {
      ...texts,
      tone,
      active,
      starts_at: momentOf(starts_at),
      ends_at: momentOf(ends_at),
      remove_image: form.has("remove_image"),
    },
    files,
  };
}
