import { describe, expect, it } from "vitest";
import { readPlaces, writePlaces } from "./place-text.ts";

describe("the places of a search form", () => {
  it("are read as they were written", () => {
    const places = {
      cities: [
        { id: 27, name: "Hồ Chí Minh" },
        { id: 8, name: "Bình Dương", former: true as const },
      ],
      provinces: [{ id: 58, name: "Thừa Thiên - Huế *1" }],
      elsewhere: [],
    };
    expect(readPlaces(writePlaces(places))).toEqual(places);
  });
});
