/** The areas of the menu, in their order. */
export const AREAS = ['orders', 'goods', 'stock', 'content', 'shop', 'people'] as const
