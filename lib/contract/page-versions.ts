/** What a version of a content page that is planned for later can change. Its address and its times are those of the page. */
export const VERSION_TEXTS = ['title', 'metaDescription', 'image', 'contentHtml', 'tabs'] as const
export type VersionText = (typeof VERSION_TEXTS)[number]

export const isVersionText = (name: string): name is VersionText => VERSION_TEXTS.some((text) => text === name)
