import type { CvTemplate } from "#profiles/candidates/cv-settings.ts";
import { classic } from "./templates/classic.ts";
import { compact } from "./templates/compact.ts";
import { creative } from "./templates/creative.ts";
import { minimal } from "./templates/minimal.ts";
import { modern } from "./templates/modern.ts";
import { professional } from "./templates/professional.ts";
import { technical } from "./templates/technical.ts";
import type { Template } from "./templates/template.ts";
import { timeline } from "./templates/timeline.ts";

export const templates: Readonly<Record<CvTemplate, Template>> = {
  classic,
  modern,
  minimal,
  professional,
  creative,
  compact,
  technical,
  timeline,
};
