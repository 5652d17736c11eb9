// The views that are not a lone rack, by the value of the trait `view`.
import type { ViewFactory } from "../frame";

export const pages: Record<string, ViewFactory> = {};
