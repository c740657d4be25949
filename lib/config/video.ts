/** Origins of embedded videos. The first is the one that sets no cookies: URLs of the other are converted to it. */
export const VIDEO_EMBEDS = ['https://www.youtube-nocookie.com/embed/', 'https://www.youtube.com/embed/'] as const

/** For the Content-Security-Policy's frame-src. */
export const VIDEO_ORIGIN = new URL(VIDEO_EMBEDS[0]).origin
