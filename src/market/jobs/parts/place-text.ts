import type { Lists, PlaceChoice } from "#platform/reference/lists.ts";

/** The choices of places, one text for each group. As objects, the seventy places would be a sixth of the page. */
export type PlaceText = Record<keyof Lists["places"], string>;

const groups = ["cities", "provinces", "elsewhere"] as const;

/** Writes one line for each place: its id, `*` for a former province, and its name. */
export function writePlaces(places: Lists["places"]): PlaceText {
  const line = ({ id, name, former }: PlaceChoice) => `${id}${former ? "*" : ""} ${name}`;
  const text = (group: keyof PlaceText) => places[group].map(line).join("\n");
  return { cities: text("cities"), provinces: text("provinces"), elsewhere: text("elsewhere") };
}

/** Reads the places from the texts of `writePlaces`. */
export function readPlaces(text: PlaceText): Lists["places"] {
  const [cities = [], provinces = [], elsewhere = []] = groups.map((group) =>
    [...text[group].matchAll(/^(\d+)(\*?) (.*)$/gm)].map(
      ([, id, former, name]): PlaceChoice => ({
        id: Number(id),
        name: name ?? "",
        ...(former && { former: true as const }),
      }),
    ),
  );
  return { cities, provinces, elsewhere };
}
