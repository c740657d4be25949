'use client'

import { useEffect, useState } from 'react'

import { buttonStyle } from '@/components/ui/button-style'
import { isChunkError, reloadOnce } from '@/lib/browser/build-check'
import { readErrorData, RESOURCES_DIGEST } from '@/lib/errors/page-error'
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, type Language } from '@/lib/market/languages'

import { Logo } from './logo'

interface Words {
  readonly title: string
  /** Loading the resources failed (spec 2 §8). */
  readonly resources: string
  readonly text: string
  readonly button: string
}

/** The frame and the code that loads messages may be broken, so these texts are in the code in all languages. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Something went wrong on our side',
    resources: 'Failed to fetch resources, try again later.',
    text: 'Your cart is kept in this browser.',
    button: 'Go to front page',
  },
  fi: {
    title: 'Meillä meni jotain vikaan',
    resources: 'Tietojen haku epäonnistui, yritä myöhemmin uudelleen.',
    text: 'Ostoskorisi on tallessa tässä selaimessa.',
    button: 'Siirry etusivulle',
  },
  sv: {
    title: 'Något gick fel hos oss',
    resources: 'Det gick inte att hämta uppgifterna, försök igen senare.',
    text: 'Din varukorg finns kvar i den här webbläsaren.',
    button: 'Gå till startsidan',
  },
  de: {
    title: 'Bei uns ist etwas schiefgelaufen',
    resources: 'Die Daten konnten nicht geladen werden, bitte versuchen Sie es später erneut.',
    text: 'Ihr Warenkorb bleibt in diesem Browser erhalten.',
    button: 'Zur Startseite',
  },
  fr: {
    title: 'Un problème est survenu de notre côté',
    resources: 'Impossible de charger les données, réessayez plus tard.',
    text: 'Votre panier est conservé dans ce navigateur.',
    button: 'Aller à l’accueil',
  },
  ru: {
    title: 'У нас что-то пошло не так',
    resources: 'Не удалось загрузить данные, попробуйте позже.',
    text: 'Корзина сохранена в этом браузере.',
    button: 'На главную',
  },
}

interface PageContext {
  readonly language: Language
  readonly email: string
}

/** Language and support address of the broken page. */
function contextOfPage(): PageContext {
  const { lang, dataset } = document.documentElement
  const first = window.location.pathname.split('/')[1]
  const language = isLanguage(first) ? first : isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  return { language, email: dataset['support'] ?? '' }
}

/** The full-page error screen (spec 2 §2): status, message, link to the front page, support address. */
export default function FullPageError({ error }: { error: Error & { digest?: string } }) {
  const [context, setContext] = useState<PageContext>(() =>
    typeof document === 'undefined' ? { language: FALLBACK_LANGUAGE, email: '' } : contextOfPage(),
  )
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the page's address is not available on the server
    setContext((known) => (known.email ? known : contextOfPage()))
  }, [])
  const [{ status, redirect }] = useState(() => readErrorData(error))
  useEffect(() => {
    if (isChunkError(error) && reloadOnce()) return
    void import('@/lib/shop-api/browser').then(
      ({ api }) => api.reportError(`${error.name}: ${error.message} ${error.digest ?? ''}`),
      () => undefined,
    )
    if (redirect !== null) window.location.assign(redirect)
  }, [error, redirect])
  const { language, email } = context
  const words = WORDS[language]
  const isResources = error.digest === RESOURCES_DIGEST
  return (
    <main lang={language} className="page-x flex min-h-dvh flex-col items-start justify-center gap-5" role="alert">
      <title>{words.title}</title>
      <Logo />
      <p className="text-5xl font-heading text-brand">{status}</p>
      <h1 className="text-4xl">{isResources ? words.resources : words.title}</h1>
      <p className="text-lg text-ink-muted">{words.text}</p>
      <a href={language === DEFAULT_LANGUAGE ? '/' : `/${language}/`} className={buttonStyle('primary', 'lg')}>
        {words.button}
      </a>
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {error.digest && !isResources && <p className="text-sm text-ink-subtle">{error.digest}</p>}
    </main>
  )
}
