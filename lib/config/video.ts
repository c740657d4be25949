/** Where films may be embedded from. The first is the one that sets no cookies: the other's addresses are turned into it. */
export const VIDEO_EMBEDS = ['https://www.youtube-nocookie.com/embed/', 'https://www.youtube.com/embed/'] as const

/** For the Content-Security-Policy's frame-src. */
export const VIDEO_ORIGIN = new URL(VIDEO_EMBEDS[0]).origin
