import fc from "fast-check";
// Loads all rooms, because a command may emit an event that another room handles.
import "../src/app/loaded-rooms.ts";
import { closeAtEnd } from "./at-end.ts";

/** Seed of random inputs. The gate uses the same seed each time; `FC_SEED=$RANDOM npm test` uses another one. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_302) });
closeAtEnd();
