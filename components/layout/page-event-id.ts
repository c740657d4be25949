/** The element in which a page says what it is for the tag manager. */
export const PAGE_EVENT_ID = 'page-event'
