import { cx } from '@/components/ui/cx'

/** Text of a content page. The shop API sanitises it when it is written and again when it answers. */
export function HtmlContent({ html, className }: { html: string; className?: string }) {
  return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
