import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { type Keyword, markKeywords } from '@/lib/catalog/keywords'
import type { ProductModel } from '@/lib/contract/schemas/catalogue'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { unbroken, unbrokenHtml } from '@/lib/market/unbroken'

import { TranslatedText, Words } from './translated-text'

/** Tagline, text with its keywords marked, quote and warnings. The API has sanitised the HTML. */
export function Description({
  market,
  model,
  keywords,
}: {
  market: Market
  model: ProductModel
  keywords: readonly Keyword[]
}) {
  const intl = getIntl(market.language)
  const translated = {
    tagline: unbroken(model.tagline),
    html: unbrokenHtml(markKeywords(model.long_description_html, keywords)),
  }
  const original = {
    tagline: model.translated_fields.tagline?.original ?? '',
    html: model.translated_fields.long_description_html?.original ?? '',
  }
  return (
    <div className="flex flex-col gap-6">
      {model.is_auto_translated && original.html !== '' ? (
        <TranslatedText
          translated={translated}
          original={original}
          originalLanguage={model.original_language ?? ''}
          intl={intl}
        />
      ) : (
        <div lang={model.original_language ?? undefined}>
          <Words {...translated} />
        </div>
      )}
      {model.quote && (
        <div className="flex max-w-text gap-4 border-l-2 border-brand pl-4">
          {model.quote.image && (
            <Picture
              path={model.quote.image}
              alt=""
              width={96}
              height={96}
              sizes="64px"
              className="size-16 shrink-0 rounded-chip bg-surface-2 object-cover"
            />
          )}
          <figure>
            <blockquote className="text-lg">{model.quote.text}</blockquote>
            <figcaption className="mt-2 text-sm text-ink-muted">{model.quote.name}</figcaption>
          </figure>
        </div>
      )}
      {model.warnings && <Warnings title={intl.formatMessage({ id: 'product.warnings' })} text={model.warnings} />}
    </div>
  )
}

function Warnings({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex max-w-text gap-3 rounded-card border border-line bg-surface p-4 text-sm">
      <Icon name="warning" className="mt-0.5 text-warning" />
      <p>
        <span className="block font-semibold">{title}</span>
        {unbroken(text)}
      </p>
    </div>
  )
}
