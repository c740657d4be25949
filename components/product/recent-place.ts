/** Where the products that were looked at before are put. */
export const RECENT_ID = 'recently-viewed'
