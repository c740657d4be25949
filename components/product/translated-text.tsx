import type { IntlShape } from 'react-intl'

import { withPictures } from '@/components/content/text-pictures'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/market/languages'

interface Texts {
  readonly tagline: string
  readonly html: string
}

/** For `lang`; '' says that the language is unknown, so that nothing reads the words as if they were in the page's. */
type TextLanguage = Language | ''

/** Tagline and description. The HTML is the catalogue's, sanitised. */
export function Words({ tagline, html }: Texts) {
  return (
    <>
      {tagline && <p className="mb-4 max-w-text text-xl">{tagline}</p>}
      <div className="prose" dangerouslySetInnerHTML={{ __html: withPictures(html) }} />
    </>
  )
}

/** Machine-translated text with a switch to the original (spec 3 §4 "Auto-translation toggle"); it needs no script. */
export function TranslatedText({
  translated,
  original,
  originalLanguage,
  intl,
}: {
  translated: Texts
  original: Texts
  originalLanguage: TextLanguage
  intl: Pick<IntlShape, 'formatMessage'>
}) {
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <div className="flex flex-col gap-4 [&:has(>details[open])>.translated]:hidden">
      <div className="translated">
        <Words {...translated} />
      </div>
      <details className="group/original flex flex-col gap-4 text-sm text-ink-muted">
        <summary className="flex min-h-11 flex-wrap items-center gap-x-3">
          <Icon name="globe" size={18} />
          <span className="group-open/original:hidden">{word('product.translated_note')}</span>
          <span className="link font-semibold text-ink group-open/original:hidden">
            {word('product.show_original')}
          </span>
          <span className="hidden group-open/original:inline">{word('product.original_shown')}</span>
          <span className="link hidden font-semibold text-ink group-open/original:inline">
            {word('product.show_translated')}
          </span>
        </summary>
        <div className="text-base text-ink" lang={originalLanguage}>
          <Words {...original} />
        </div>
      </details>
    </div>
  )
}
