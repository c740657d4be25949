'use client'

import { type FormEvent, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { Select } from '@/components/ui/select'
import { LazyIntl } from '@/lib/intl/lazy'
import { useMarket } from '@/lib/intl/market-context'
import { prepareLanguageSwitch, writePreference } from '@/lib/intl/switch-language'
import { COUNTRIES, COUNTRY_TO_CURRENCY, countryName, isCountry } from '@/lib/market/countries'
import { CURRENCIES, type Currency } from '@/lib/market/currencies'
import { withoutMarketQuery } from '@/lib/market/list-query'
import { COOKIES, type Language, LANGUAGE_TABLE, LANGUAGES } from '@/lib/market/languages'

interface LocaleModalProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  crossOrigin: boolean
  homes: Readonly<Record<Language, string>>
  /** Countries to which nothing is delivered. */
  closedCountries: readonly string[]
  /** The visitor was asked: the country of the browser's language is proposed, and every answer is stored. */
  isAsked?: boolean
}

/** Choice of delivery country, currency and language. Nothing is stored before the form is sent. */
export default function LocaleModal(props: LocaleModalProps) {
  return (
    <LazyIntl areas={['layout']}>
      <LocaleForm {...props} />
    </LazyIntl>
  )
}

/** The country that the browser's languages name ("en-GB"), if the shop delivers there. */
function browserCountry(closed: readonly string[]): string | null {
  for (const tag of window.navigator.languages) {
    const country = /-([A-Za-z]{2})$/.exec(tag)?.[1]?.toLowerCase()
    if (country && isCountry(country) && !closed.includes(country)) return country
  }
  return null
}

function LocaleForm({ open, onClose, closeLabel, crossOrigin, homes, closedCountries, isAsked }: LocaleModalProps) {
  const intl = useIntl()
  const market = useMarket()
  const [proposed] = useState(() => (isAsked ? browserCountry(closedCountries) : null))
  const [country, setCountry] = useState(proposed ?? market.country)
  const [currency, setCurrency] = useState(proposed === null ? market.currency : currencyOf(proposed))
  const [language, setLanguage] = useState<Language>(market.language)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    let address: string | null = window.location.pathname + window.location.search
    if (language !== market.language) {
      address = await prepareLanguageSwitch(
        { from: market.language, to: language },
        { crossOrigin, homes, prefix: market.prefix },
      )
    }
    if (address === null) {
      setBusy(false)
      return
    }
    if (isAsked || country !== market.country || currency !== market.currency) {
      writePreference(COOKIES.country, country, crossOrigin)
      writePreference(COOKIES.currency, currency, crossOrigin)
      // A market that a link has chosen would win over the preference.
      address = withoutMarket(address)
    }
    const { handedOver } = await import('@/stores/hand-over')
    // A new market needs a page from the server; a soft navigation would stay in the old one.
    window.location.assign(await handedOver(address))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'layout.locale_title' })}
      closeLabel={closeLabel}
    >
      <form onSubmit={submit} className="flex flex-col gap-6">
        <CountrySelect
          country={country}
          closed={closedCountries}
          onChoose={(code) => {
            setCountry(code)
            setCurrency(currencyOf(code))
          }}
        />
        <CurrencySelect currency={currency} onChoose={setCurrency} />
        <LanguageRadios language={language} onChoose={setLanguage} />
        <Button type="submit" size="lg" busy={busy} wide>
          {intl.formatMessage({ id: 'layout.locale_save' })}
        </Button>
      </form>
    </Dialog>
  )
}

const currencyOf = (country: string): Currency => COUNTRY_TO_CURRENCY[country] ?? 'eur'

function withoutMarket(address: string): string {
  const url = new URL(address, window.location.href)
  url.search = withoutMarketQuery(url.searchParams)
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : url.href
}

/** Countries by name in the page's language, in two groups. */
function useCountries() {
  const { language } = useMarket()
  return useMemo(() => {
    const named = COUNTRIES.map(({ code, isEu }) => ({ code, isEu, name: countryName(code, language) }))
    named.sort((a, b) => a.name.localeCompare(b.name, language))
    return { eu: named.filter((row) => row.isEu), world: named.filter((row) => !row.isEu) }
  }, [language])
}

interface CountrySelectProps {
  country: string
  closed: readonly string[]
  onChoose: (code: string) => void
}

/** Countries without delivery stand in the list, so that nobody looks for them in vain, but cannot be chosen. */
function CountrySelect({ country, closed, onChoose }: CountrySelectProps) {
  const intl = useIntl()
  const { eu, world } = useCountries()
  const countryOption = ({ code, name }: { code: string; name: string }) =>
    closed.includes(code) ? (
      <option key={code} value={code} disabled={code !== country}>
        {intl.formatMessage({ id: 'layout.locale_no_delivery' }, { country: name })}
      </option>
    ) : (
      option({ code, name })
    )
  const hint = [
    intl.formatMessage({ id: 'layout.locale_country_hint' }),
    ...(closed.length > 0 ? [intl.formatMessage({ id: 'layout.locale_closed' })] : []),
  ]
  return (
    <Select
      id="locale-country"
      label={intl.formatMessage({ id: 'layout.locale_country' })}
      hint={hint.join(' ')}
      value={country}
      onChange={(event) => onChoose(event.target.value)}
    >
      <optgroup label={intl.formatMessage({ id: 'layout.locale_eu' })}>{eu.map(countryOption)}</optgroup>
      <optgroup label={intl.formatMessage({ id: 'layout.locale_world' })}>{world.map(countryOption)}</optgroup>
    </Select>
  )
}

function CurrencySelect({ currency, onChoose }: { currency: Currency; onChoose: (code: Currency) => void }) {
  const intl = useIntl()
  const { locale } = useMarket()
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return CURRENCIES.map((code) => ({ code, name: `${code.toUpperCase()} · ${names.of(code.toUpperCase()) ?? ''}` }))
  }, [locale])
  return (
    <Select
      id="locale-currency"
      label={intl.formatMessage({ id: 'layout.locale_currency' })}
      value={currency}
      onChange={(event) => onChoose(event.target.value as Currency)}
    >
      {currencies.map(option)}
    </Select>
  )
}

const option = ({ code, name }: { code: string; name: string }) => (
  <option key={code} value={code}>
    {name}
  </option>
)

function LanguageRadios({ language, onChoose }: { language: Language; onChoose: (code: Language) => void }) {
  const intl = useIntl()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{intl.formatMessage({ id: 'layout.locale_language' })}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {LANGUAGES.map((code) => (
          <Radio
            key={code}
            name="locale-language"
            value={code}
            checked={language === code}
            onChange={() => onChoose(code)}
            label={<span lang={code}>{LANGUAGE_TABLE[code].nativeName}</span>}
          />
        ))}
      </div>
    </fieldset>
  )
}
