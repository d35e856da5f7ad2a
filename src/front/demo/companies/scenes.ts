import { palette } from "./scene-palette.ts";
import { scenesDesks } from "./scenes-desks.ts";
import { scenesFloors } from "./scenes-floors.ts";
import { scenesOutdoors } from "./scenes-outdoors.ts";

const drawings = { ...scenesDesks, ...scenesFloors, ...scenesOutdoors };

/** The name of a drawn workplace. */
export type Scene = keyof typeof drawings;
export const sceneNames = Object.keys(drawings) as Scene[];

// Size of a picture in pixels. It is below the view box, because the first start renders about a hundred scenes.
const size = { width: 600, height: 400 } as const;

/** Draws a scene in the colours of a company. */
export function sceneSvg(scene: Scene, hue: number): string {
  const { width, height } = size;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 720 480">${drawings[scene](palette(hue))}</svg>`;
}
