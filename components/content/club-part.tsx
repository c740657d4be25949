import { Band } from '@/components/layout/band'
import { Picture } from '@/components/ui/picture'
import { SoftLink } from '@/components/ui/soft-link'
import type { ClubExample } from '@/lib/pages/club-examples'
import { getIntl } from '@/lib/intl/server'
import type { Language } from '@/lib/market/languages'
import type { HasPage } from '@/lib/pages/has-page'
import { pathHref, routeHref } from '@/lib/seo/hrefs'

/** A product with both prices and the saving. */
function Example({ example, language }: { example: ClubExample; language: Language }) {
  const { name, path, image, regular, club, saved } = example
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <li className="group relative">
      <Picture
        path={image}
        alt=""
        width={320}
        height={320}
        sizes="(min-width: 64rem) 15vw, (min-width: 48rem) 22vw, 46vw"
        className="aspect-square w-full rounded-card bg-surface-2 object-cover"
      />
      <h3 className="mt-3 text-base">
        <SoftLink href={pathHref(language, path)} className="group-hover:underline after:absolute after:inset-0">
          {name}
        </SoftLink>
      </h3>
      <dl className="mt-1 flex flex-col">
        <div className="flex flex-wrap gap-x-2 text-ink-muted">
          <dt>{text('common.price_regular')}</dt>
          <dd>{regular}</dd>
        </div>
        <div className="flex flex-wrap gap-x-2 font-semibold text-club">
          <dt>{text('common.price_club')}</dt>
          <dd>{club}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-muted">
        {intl.formatMessage({ id: 'content.club_saved' }, { amount: saved })}
      </p>
    </li>
  )
}

/** Above the text about the club: what a member saves on one product, and the way to become one. */
export function ClubLead({ examples: [example], language }: { examples: readonly ClubExample[]; language: Language }) {
  const intl = getIntl(language)
  return (
    <div className="mb-8 flex flex-col gap-4 rounded-card bg-club p-5 text-on-fill deep sm:flex-row sm:items-center sm:justify-between">
      <p className="text-lg">
        {example
          ? intl.formatMessage(
              { id: 'content.club_example' },
              { name: example.name, regular: example.regular, club: example.club, saved: example.saved },
            )
          : intl.formatMessage({ id: 'content.club_join_free' })}
      </p>
      <SoftLink
        href={routeHref(language, 'accounts/register')}
        className="inline-flex min-h-12 shrink-0 items-center justify-center rounded-control bg-on-fill px-6 font-semibold text-club hover:underline focus-visible:outline-current"
      >
        {intl.formatMessage({ id: 'content.club_join' })}
      </SoftLink>
    </div>
  )
}

/** Below the text about the club: what members pay for some products, and how to join. */
export function ClubPart({
  examples,
  language,
  hasPage,
}: {
  examples: readonly ClubExample[]
  language: Language
  hasPage: HasPage
}) {
  const intl = getIntl(language)
  const text = (id: string) => intl.formatMessage({ id })
  const offers = hasPage('campaigns/club-offers')
    ? [{ href: routeHref(language, 'campaigns/club-offers'), text: text('layout.club_offers') }]
    : []
  return (
    <>
      {examples.length > 0 && (
        <section aria-labelledby="club-examples" className="mt-12">
          <h2 id="club-examples" className="text-3xl">
            {text('content.club_examples')}
          </h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
            {examples.map((example) => (
              <Example key={example.id} example={example} language={language} />
            ))}
          </ul>
        </section>
      )}
      <div className="mt-12">
        <Band
          tone="club"
          icon="club"
          eyebrow={text('home.club')}
          title={text('content.club_join_title')}
          text={text('content.club_join_text')}
          links={[
            { href: routeHref(language, 'accounts/register'), text: text('content.club_open_account') },
            { href: routeHref(language, 'accounts/login'), text: text('layout.login') },
            ...offers,
          ]}
        />
      </div>
    </>
  )
}
