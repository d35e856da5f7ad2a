import { hour } from "#kit/clock.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { storedFields } from "#kit/form.ts";
import { isoMoment, wallTime } from "#platform/reference/calendar.ts";
import { type banner, bannerCreate } from "../../contract.ts";
import type { BannerValues } from "../../parts/console/BannerForm.tsx";

/** Returns the value of a field `datetime-local` as a moment. Other texts are returned unchanged; the API refuses them. */
export function momentOf(value: unknown): string {
  if (typeof value !== "string") return "";
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)$/.exec(value) ?? [];
  return date && time ? isoMoment(date, time) : value;
}

/** Returns the initial values of a new banner; it begins at the next full hour. */
export function newBanner(now: Date): BannerValues {
  const next = new Date(Math.ceil(now.getTime() / hour) * hour);
  return { id: null, image: null, tone: "leaf", starts_at: wallTime(next), active: true };
}

/** Returns the form values of a stored banner. */
export function formValues({ id, attributes }: AnswerOf<typeof banner>["data"]): BannerValues {
  const { starts_at, ends_at, image } = attributes;
  return {
    ...storedFields(bannerCreate.body, attributes),
    id,
    image,
    starts_at: wallTime(new Date(starts_at)),
    ends_at: ends_at && wallTime(new Date(ends_at)),
  };
}
