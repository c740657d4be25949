'use client'

import { useEffect, useState } from 'react'

import { buttonStyle } from '@/components/ui/button-style'
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, isLanguage, type Language } from '@/lib/market/languages'

interface Words {
  readonly title: string
  readonly text: string
  readonly button: string
}

/** The frame itself is broken, and with it everything that loads messages: these few words stand here in all languages. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: { title: 'Something went wrong on our side', text: 'Your cart is kept in this browser.', button: 'Go to front page' },
  fi: { title: 'Meillä meni jotain vikaan', text: 'Ostoskorisi on tallessa tässä selaimessa.', button: 'Siirry etusivulle' },
  sv: { title: 'Något gick fel hos oss', text: 'Din varukorg finns kvar i den här webbläsaren.', button: 'Gå till startsidan' },
  de: { title: 'Bei uns ist etwas schiefgelaufen', text: 'Ihr Warenkorb bleibt in diesem Browser erhalten.', button: 'Zur Startseite' },
  fr: { title: 'Un problème est survenu de notre côté', text: 'Votre panier est conservé dans ce navigateur.', button: 'Aller à l’accueil' },
  ru: { title: 'У нас что-то пошло не так', text: 'Корзина сохранена в этом браузере.', button: 'На главную' },
}

interface Place {
  readonly language: Language
  readonly email: string
}

/** Language and support address as the broken page had them. */
function placeOfPage(): Place {
  const { lang, dataset } = document.documentElement
  const first = window.location.pathname.split('/')[1]
  const language = isLanguage(first) ? first : isLanguage(lang) ? lang : DEFAULT_LANGUAGE
  return { language, email: dataset['support'] ?? '' }
}

/** The full-page error screen (spec 2 §2): status, message, the way to the front page, support. */
export default function FullPageError({ error }: { error: Error & { digest?: string } }) {
  const [place, setPlace] = useState<Place>(() =>
    typeof document === 'undefined' ? { language: FALLBACK_LANGUAGE, email: '' } : placeOfPage())
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- rendered on the server, the page's address is known only now
    setPlace((known) => (known.email ? known : placeOfPage()))
  }, [])
  const { language, email } = place
  const words = WORDS[language]
  return (
    <main lang={language} className="page-x flex min-h-dvh flex-col items-start justify-center gap-5" role="alert">
      <title>{words.title}</title>
      <p className="text-5xl font-heading text-brand">{500}</p>
      <h1 className="text-4xl">{words.title}</h1>
      <p className="text-lg text-ink-muted">{words.text}</p>
      <a href={language === DEFAULT_LANGUAGE ? '/' : `/${language}/`} className={buttonStyle('primary', 'lg')}>
        {words.button}
      </a>
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {error.digest && <p className="text-sm text-ink-subtle">{error.digest}</p>}
    </main>
  )
}
