import { cx } from '@/components/ui/cx'

/** Ranges of numbers stay on one line: a word joiner on both sides of the dash between two digits. */
const kept = (html: string) => html.replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')

/** Text of a content page. The shop API sanitises it when it is written and again when it answers. */
export function HtmlContent({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: kept(html) }} />
}
