/** What colours of data begin with, until somebody changes them. They are no part of the shop's own look. */
export const FIRST_COLOUR = '#808080'
export const FIRST_GROUND = '#1f5c3a'
export const FIRST_INK = '#ffffff'
