/** Where the shop shows a part of an uploaded picture. */
export const PICTURE_USES = ['card', 'gallery', 'banner'] as const
export type PictureUse = (typeof PICTURE_USES)[number]

/** Width through height of what a use shows. */
export const PICTURE_RATIOS: Readonly<Record<PictureUse, number>> = { card: 1, gallery: 1, banner: 12 / 5 }
