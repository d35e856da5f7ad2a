import { palette } from "./scene-palette.ts";
import { scenesDesks } from "./scenes-desks.ts";
import { scenesFloors } from "./scenes-floors.ts";
import { scenesOutdoors } from "./scenes-outdoors.ts";

const drawings = { ...scenesDesks, ...scenesFloors, ...scenesOutdoors };

/** A calm picture of a place where people work. */
export type Scene = keyof typeof drawings;
export const sceneNames = Object.keys(drawings) as Scene[];

// Smaller than it is drawn: a hundred of them are drawn at the first start.
const size = { width: 600, height: 400 } as const;

/** The scene in the colours of a company. */
export function sceneSvg(scene: Scene, hue: number): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 480">${drawings[scene](palette(hue))}</svg>`;
}
