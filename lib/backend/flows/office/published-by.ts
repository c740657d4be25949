/** In the changes of a page: the moment of the planned version that the clock published. */
export const PUBLISHED_BY = 'version'

/** It is no field: nothing of it is taken back. */
export const isPublishedBy = (entity: string, path: string): boolean => entity === 'pages' && path === PUBLISHED_BY
