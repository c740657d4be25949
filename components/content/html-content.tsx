import { cx } from '@/components/ui/cx'

/** Keeps ranges of numbers on one line: adds word joiners on both sides of a dash between two digits. */
const withoutBreaksInRanges = (html: string) => html.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/** Text of a content page. The shop API sanitises it when it is stored and again when it is sent. */
export function HtmlContent({
  html,
  part = 'text',
  className,
}: {
  html: string
  /** Its name as a part that is markup alone, where a page has several texts. */
  part?: string
  className?: string
}) {
  return (
    <div
      data-static={part}
      className={cx('prose', className)}
      dangerouslySetInnerHTML={{ __html: withoutBreaksInRanges(html) }}
    />
  )
}
