import { Icon } from '@/components/ui/icon'

/** The staff's own language, whatever the page's is (spec 3 §2). */
const NOTICE = 'Tuote ei ole julkinen: se ei näy asiakkaiden tunnuksilla.'

/** Tells staff that customers do not see the product. */
export function HiddenNotice() {
  return (
    <p lang="fi" role="status" className="page-x mt-4 flex items-center gap-2 font-semibold text-warning">
      <Icon name="lock" />
      {NOTICE}
    </p>
  )
}
