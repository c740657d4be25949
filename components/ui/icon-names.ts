/** The names in icons.svg. Pages need only their type: the list would be script that nothing reads. */
export const ICON_NAMES = [
  'cart', 'user', 'heart', 'heart-filled', 'search', 'menu', 'close', 'plus', 'minus', 'chevron-down', 'chevron-up',
  'chevron-left', 'chevron-right', 'arrow-right', 'arrow-left', 'arrow-up', 'check', 'check-circle', 'truck', 'store', 'return',
  'globe', 'filter', 'sort', 'grid-large', 'grid-small', 'star', 'star-half', 'star-empty', 'info', 'warning', 'error', 'bell',
  'ruler', 'pin', 'phone', 'mail', 'clock', 'lock', 'trash', 'gift', 'club', 'recycle', 'box', 'external', 'download', 'copy',
  'edit', 'logout', 'sun', 'moon', 'play', 'share', 'zoom', 'thumb-up', 'thumb-down', 'pause',
] as const

export type IconName = (typeof ICON_NAMES)[number]
