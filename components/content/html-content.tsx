import { cx } from '@/components/ui/cx'

/** Keeps ranges of numbers on one line: adds word joiners on both sides of a dash between two digits. */
const withoutBreaksInRanges = (html: string) => html.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/** Text of a content page. The shop API sanitises it when it is stored and again when it is sent. */
export function HtmlContent({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: withoutBreaksInRanges(html) }} />
}
