import { hour } from "#kit/clock.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { storedFields } from "#kit/form.ts";
import { type banner, bannerCreate } from "../../contract.ts";
import type { BannerValues } from "../../parts/console/BannerForm.tsx";

/** Asia/Ho_Chi_Minh keeps UTC+7 all year round. */
const ahead = 7 * hour;
const zone = "+07:00";

/** A moment as `datetime-local` writes it, on the clock of Vietnam. */
export function wallTime(at: string | Date): string {
  return new Date(new Date(at).getTime() + ahead).toISOString().slice(0, 16);
}

/** What such a field holds, as a moment; what is no moment goes on as it is, for the API to refuse. */
export function momentOf(value: unknown): string {
  if (typeof value !== "string") return "";
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(value)
    ? `${value.length === 16 ? `${value}:00` : value}${zone}`
    : value;
}

/** What the form of a new banner begins with: the next full hour. */
export function newBanner(now: Date): BannerValues {
  const next = new Date(Math.ceil(now.getTime() / hour) * hour);
  return { id: null, image: null, tone: "leaf", starts_at: wallTime(next), active: true };
}

/** A stored banner as its form holds it. */
export function formValues({ id, attributes }: AnswerOf<typeof banner>["data"]): BannerValues {
  const { starts_at, ends_at, image } = attributes;
  return {
    ...storedFields(bannerCreate.body, attributes),
    ...{ id, image, starts_at: wallTime(starts_at), ends_at: ends_at && wallTime(ends_at) },
  };
}
