import { Icon } from '@/components/ui/icon'

/** In the staff's language on every page (spec 3 §2). */
const NOTICE = 'Tuote ei ole julkinen: se ei näy asiakkaiden tunnuksilla.'

/** Shown to staff on a product that customers cannot see. */
export function HiddenNotice() {
  return (
    <p lang="fi" role="status" className="page-x mt-4 flex items-center gap-2 font-semibold text-warning">
      <Icon name="lock" />
      {NOTICE}
    </p>
  )
}
