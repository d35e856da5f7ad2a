import type { Industry } from "../types.ts";

/** Groups of industries that look for the same people. */
export const tech: readonly Industry[] = [
  "software",
  "outsourcing",
  "fintech",
  "game",
  "ecommerce",
  "telecom",
];
export const digital: readonly Industry[] = [
  ...tech,
  "bank",
  "insurance",
  "retail",
  "education",
  "logistics",
];
export const plants: readonly Industry[] = [
  "garment",
  "electronics",
  "machinery",
  "furniture",
  "fmcg",
  "agri",
  "pharma",
  "energy",
];
export const money: readonly Industry[] = ["bank", "insurance", "fintech", "consulting"];
export const shops: readonly Industry[] = ["retail", "fnb", "pharma", "telecom"];
export const consumer: readonly Industry[] = [
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
