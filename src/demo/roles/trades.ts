import type { Trade } from "../types.ts";

/** Groups of trades that look for the same people. */
export const tech: readonly Trade[] = ["software", "outsourcing", "fintech", "game", "ecommerce", "telecom"];
export const digital: readonly Trade[] = [...tech, "bank", "insurance", "retail", "education", "logistics"];
export const plants: readonly Trade[] = [
  "garment",
  "electronics",
  "machinery",
  "furniture",
  "fmcg",
  "agri",
  "pharma",
  "energy",
];
export const money: readonly Trade[] = ["bank", "insurance", "fintech", "consulting"];
export const shops: readonly Trade[] = ["retail", "fnb", "pharma", "telecom"];
export const consumer: readonly Trade[] = [
  "retail",
  "fmcg",
  "fnb",
  "ecommerce",
  "hotel",
  "education",
  "health",
  "pharma",
  "realestate",
  "agency",
  "insurance",
  "furniture",
];
