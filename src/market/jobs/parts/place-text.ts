import type { Lists, PlaceChoice } from "#platform/reference/lists.ts";

/** Seventy places as one text a group: as objects they would be a sixth of the page. */
export type PlaceText = Record<keyof Lists["places"], string>;

const groups = ["cities", "provinces", "elsewhere"] as const;

/** Writes each place on a line: its id, `*` where it is a former province, its name. */
export function writePlaces(places: Lists["places"]): PlaceText {
  const line = ({ id, name, former }: PlaceChoice) => `${id}${former ? "*" : ""} ${name}`;
  const text = (group: keyof PlaceText) => places[group].map(line).join("\n");
  return { cities: text("cities"), provinces: text("provinces"), elsewhere: text("elsewhere") };
}

/** Reads what `writePlaces` wrote. */
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
