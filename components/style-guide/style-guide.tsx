import type { Palette } from '@/lib/catalog/list/grid-card'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { priceFormatter } from '@/lib/intl/price'
import { IntlScope } from '@/lib/intl/provider'
import { getIntl } from '@/lib/intl/server'
import type { Market } from '@/lib/market/market'
import { localizedPath } from '@/lib/market/paths'
import { routeHref } from '@/lib/seo/hrefs'

import { Choices } from './choices'
import { Buttons, Fields } from './controls'
import { Icons, Pictures } from './drawings'
import { Colors, Spaces, TypeScale } from './foundations'
import { Cards, Labels, Prices } from './goods'
import { Overlays } from './overlays'
import { States, Wayfinding } from './page-parts'
import { Mails } from './mails'
import { SAMPLE_COLORS } from './samples'
import { GuideSection } from './specimen'

const SECTIONS = [
  'colors',
  'type',
  'space',
  'buttons',
  'fields',
  'choices',
  'prices',
  'labels',
  'cards',
  'overlays',
  'navigation',
  'states',
  'icons',
  'mails',
  'pictures',
] as const

interface StyleGuideProps {
  market: Market
  /** Units of the market's currency for one EUR. */
  currencyRate: number
  /** The text of app/styles/theme.css, from which the tokens are read. */
  css: string
  /** Does the folder demo/ exist? Its pictures are shown as samples. */
  pictures: boolean
}

/** The design tokens, and every component in all its states (spec 1 §2 "/style-guide"). */
export function StyleGuide({ market, currencyRate, css, pictures }: StyleGuideProps) {
  const { language } = market
  const intl = getIntl(language)
  const t = (id: string) => intl.formatMessage({ id })
  const home = routeHref(language, 'home')
  const crumbs = [{ name: t('common.home'), href: home }, { name: t('style.title') }]
  const colors = SAMPLE_COLORS.map((color) => ({ ...color, name: t(`style.color_${color.slug}`) }))
  const palette: Palette = Object.fromEntries(
    colors.map(({ slug, name, paints }) => [slug, { name, control: slug, paint: paints[0] }]),
  )
  return (
    <div className="page-x py-8 md:py-12">
      <Breadcrumbs label={t('common.breadcrumbs')} items={crumbs} />
      <h1 className="mt-6 text-5xl">{t('style.title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-muted">{t('style.intro')}</p>
      <nav aria-label={t('style.contents')} className="mt-8">
        <ul className="flex flex-wrap gap-x-6 border-t border-line py-2">
          {SECTIONS.filter((section) => pictures || section !== 'pictures').map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                className="flex min-h-11 items-center font-semibold hover:text-brand hover:underline"
              >
                {t(`style.section_${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <IntlScope market={market} areas={['grid', 'style']}>
        <Colors css={css} intl={intl} />
        <TypeScale css={css} intl={intl} />
        <Spaces css={css} intl={intl} />
        <Buttons intl={intl} />
        <Fields intl={intl} />
        <GuideSection id="choices" title={t('style.section_choices')}>
          <Choices colors={colors} soldOut={t('product.unavailable')} />
        </GuideSection>
        <Prices intl={intl} format={priceFormatter(market, currencyRate)} />
        <Labels intl={intl} />
        <Cards intl={intl} path={localizedPath('style-guide', {}, language)} palette={palette} pictures={pictures} />
        <GuideSection id="overlays" title={t('style.section_overlays')}>
          <Overlays />
        </GuideSection>
        <Wayfinding intl={intl} crumbs={crumbs} />
        <States intl={intl} home={home} />
        <Icons intl={intl} />
        <GuideSection id="mails" title={t('style.section_mails')} note={t('style.mails_note')}>
          <Mails />
        </GuideSection>
        {pictures && <Pictures intl={intl} />}
      </IntlScope>
    </div>
  )
}
