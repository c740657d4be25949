import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { guaranteeNotice, type GuaranteeText } from '@/lib/market/guarantee'
import type { Market } from '@/lib/market/market'

import { LABEL } from './colours'
import { QrCode } from './qr-code'
import { Shield } from './shield'

interface Props {
  market: Pick<Market, 'country' | 'language'>
}

/**
 * The harmonised notice of the legal guarantee of conformity, whole and in colour, in the countries of the law; nothing elsewhere. It is
 * text, so that it can be read aloud, enlarged and copied.
 */
export function GuaranteeNotice({ market: { country, language } }: Props) {
  const notice = guaranteeNotice(country, language)
  return notice && <Notice notice={notice} className="mt-12" />
}

/**
 * The same behind its emblem, title and first sentence: the first press shows it whole, also without script. For pages that only lead to an
 * order; the cart, where the order begins, shows it open.
 */
export function FoldedGuaranteeNotice({ market: { country, language } }: Props) {
  const notice = guaranteeNotice(country, language)
  if (!notice) return null
  return (
    <details className="group/guarantee">
      <summary
        className="flex items-center gap-3 rounded-card border-2 bg-surface p-3"
        style={{ borderColor: LABEL.blue }}
      >
        <Shield size={40} />
        <span className="min-w-0 flex-1 text-sm">
          <span className="block text-base font-bold">{notice.title}</span>
          {notice.lead}
        </span>
        <Icon name="chevron-down" className="transition-transform group-open/guarantee:rotate-180" />
      </summary>
      <Notice notice={notice} className="mt-3" />
    </details>
  )
}

function Notice({ notice, className }: { notice: GuaranteeText; className: string }) {
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
      className={cx('@container max-w-[60rem] overflow-hidden rounded-card border-4', className)}
      style={{ borderColor: LABEL.blue, background: LABEL.paper, color: LABEL.ink }}
    >
      <div
        className="flex items-center justify-between gap-4 p-4 @min-[42rem]:px-6"
        style={{ background: LABEL.blue, color: LABEL.paper }}
      >
        <h2 className="text-2xl font-bold uppercase">{notice.title}</h2>
        <Shield size={56} />
      </div>
      <div className="grid gap-6 p-4 text-sm @min-[42rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[42rem]:p-6">
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
      <div className="flex flex-col gap-2 border-t-2 p-4 text-sm @min-[42rem]:px-6" style={{ borderColor: LABEL.blue }}>
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
