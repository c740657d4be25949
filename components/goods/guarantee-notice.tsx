import { guaranteeNotice } from '@/lib/market/guarantee'
import type { Market } from '@/lib/market/market'

import { LABEL } from './colours'
import { QrCode } from './qr-code'
import { Shield } from './shield'

/**
 * The harmonised notice of the legal guarantee of conformity, whole and in colour, in the countries of the law; nothing elsewhere. It is
 * text, so that it can be read aloud, enlarged and copied.
 */
export function GuaranteeNotice({ market: { country, language } }: { market: Pick<Market, 'country' | 'language'> }) {
  const notice = guaranteeNotice(country, language)
  if (!notice) return null
  const link = (
    <a
      href={encodeURI(notice.link)}
      className="inline-block min-w-0 py-1 font-semibold [overflow-wrap:anywhere] underline"
      style={{ color: LABEL.blue }}
    >
      {notice.link.replace('https://', '')}
    </a>
  )
  return (
    <section
      data-static="guarantee"
      aria-label={notice.title}
      className="mt-12 max-w-[60rem] overflow-hidden rounded-card border-4"
      style={{ borderColor: LABEL.blue, background: LABEL.paper, color: LABEL.ink }}
    >
      <div
        className="flex items-center justify-between gap-4 p-4 md:px-6"
        style={{ background: LABEL.blue, color: LABEL.paper }}
      >
        <h2 className="text-2xl font-bold uppercase">{notice.title}</h2>
        <Shield size={56} />
      </div>
      <div className="grid gap-6 p-4 text-sm md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:p-6">
        <div className="flex flex-col gap-3">
          <p className="border-2 p-3 text-lg font-bold" style={{ borderColor: LABEL.blue, color: LABEL.blue }}>
            {notice.lead}
          </p>
          <p>{notice.claims}</p>
          <List items={notice.reasons} />
          <p>{notice.liable}</p>
          <List items={notice.remedies} />
        </div>
        <div className="flex flex-col gap-3">
          <p>{notice.period}</p>
          <p>{notice.more}</p>
          <p className="flex flex-wrap items-center gap-3">
            <QrCode address={encodeURI(notice.link)} label={notice.qr} />
            {link}
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-2 border-t-2 p-4 text-sm md:px-6" style={{ borderColor: LABEL.blue }}>
        <p className="font-bold">{notice.todo}</p>
        <ol className="list-decimal pl-5">
          {notice.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{notice.commercial}</p>
      </div>
    </section>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
