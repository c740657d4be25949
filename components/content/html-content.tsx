import { cx } from '@/components/ui/cx'
import { iconHtml } from '@/components/ui/icon'
import { withoutPast } from '@/lib/content/past-events'
import { STORE_COUNTRY } from '@/lib/market/countries'
import { shopDay } from '@/lib/market/shop-time'

import { withPictures } from './text-pictures'

/** Keeps ranges of numbers on one line: adds word joiners on both sides of a dash between two digits. */
const withoutBreaksInRanges = (html: string) => html.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/** An editor names an icon of the shop's set by `<span data-icon="truck"></span>`. */
const withIcons = (html: string) =>
  html.replace(/<span data-icon="([a-z-]+)"><\/span>/g, (_, name: string) => iconHtml(name))

/** Text of a content page. The shop API sanitises it when it is stored and again when it is sent. */
export function HtmlContent({
  html,
  part = 'text',
  country,
  className,
}: {
  html: string
  /** The visitor's; without it the parts for one country or another are all there. */
  country?: string | undefined
  /** Its name as a part that is markup alone, where a page has several texts. */
  part?: string
  className?: string
}) {
  return (
    <div
      data-static={part}
      data-visitor={country === undefined ? undefined : country === STORE_COUNTRY ? 'home' : 'abroad'}
      className={cx('prose', className)}
      dangerouslySetInnerHTML={{ __html: withPictures(withIcons(withoutBreaksInRanges(withoutPast(html, shopDay())))) }}
    />
  )
}
