import type { Exception } from './tally'

/** Faults that are right as they are. An entry that explains nothing any more is printed, so that it is removed. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    check: 'canonical address',
    matches: /^(https?:\/\/\S+\/[^/\s]+)\/\S+\/([^/\s]+)\/(?:\?\S*)? the canonical address is another page: \1\/\2\/$/,
    reason:
      'the address of a product that was opened from a group or the ski wizard has the way to it between brand and name, for the breadcrumbs; the page is the product’s own',
  },
  {
    check: 'canonical address',
    matches:
      /^(https?:\/\/[^/\s]+\/(?:(?:en|sv|de|fr|ru)\/)?(?!(?:en|sv|de|fr|ru)\/)[^/\s]+\/[^/\s]+\/)[^/\s]+\/ the canonical address is another page: \1$/,
    reason:
      'a tab within a tab is shown below the text of the outer one, whose address stands for both (spec 2 §2 "Static page with tabs")',
  },
  {
    check: 'HTML is valid',
    matches: /The “role” attribute must not be used on a “(?:tr|th|td)” element which has a “table” ancestor/,
    reason:
      'in narrow windows each row of these tables is shown as a block, and browsers then no longer tell screen readers of rows and cells unless their roles are written',
  },
]
