/** The areas of the menu, in their order. */
export const AREAS = ['goods', 'stock', 'content', 'shop', 'people'] as const
