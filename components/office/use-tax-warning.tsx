'use client'

import { type ReactNode, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OfficeValue, OfficeValues } from '@/lib/contract/schemas/office'
import { isDay, shopDay } from '@/lib/market/shop-time'

const TAX_RATES = 'tax-rates'

type Step = 'save' | 'remove'

/** The shop computes with the rate, or did. A day that is no day is refused when it is saved. */
const isInForce = (validFrom: OfficeValue | undefined): boolean =>
  typeof validFrom === 'string' && isDay(validFrom) && validFrom <= shopDay()

const dayIn = (id: string): string => id.split('~').at(-1) ?? ''

interface Asked {
  readonly step: Step
  /** The day from which it counts; null for several rates at once. */
  readonly day: string | null
  readonly answer: (isSure: boolean) => void
}

interface TaxWarning {
  /** Belongs into the page. */
  readonly dialog: ReactNode
  /** A record is about to be saved or removed. `otherwise`: what is asked of other records, and of rates that do not count yet; else nothing. */
  readonly isSureOf: (step: Step, entity: string, values: OfficeValues, otherwise?: () => boolean) => Promise<boolean>
  /** The same for records by their ids, which end with the day; null where it is not known which they are. */
  readonly isSureOfAll: (entity: string, ids: readonly string[] | null) => Promise<boolean>
}

/** Asks before a rate of VAT that is in force is changed or deleted, and says what follows from it. */
export function useTaxWarning(): TaxWarning {
  const [asked, setAsked] = useState<Asked | null>(null)
  // Closing the window answers, too: only the first answer counts.
  const open = useRef<Asked | null>(null)
  const ask = (step: Step, day: string | null) =>
    new Promise<boolean>((answer) => {
      open.current = { step, day, answer }
      setAsked(open.current)
    })
  function settle(isSure: boolean) {
    const { current } = open
    open.current = null
    setAsked(null)
    current?.answer(isSure)
  }
  return {
    dialog: asked === null ? null : <Warning {...asked} onAnswer={settle} />,
    isSureOf: async (step, entity, { validFrom }, otherwise = () => true) =>
      entity === TAX_RATES && isInForce(validFrom) ? ask(step, String(validFrom)) : otherwise(),
    isSureOfAll: async (entity, ids) => {
      if (entity !== TAX_RATES) return true
      const days = ids?.map(dayIn).filter(isInForce)
      if (days === undefined || days.length > 1) return ask('save', null)
      return days[0] === undefined || ask('save', days[0])
    },
  }
}

interface WarningProps extends Pick<Asked, 'step' | 'day'> {
  onAnswer: (isSure: boolean) => void
}

function Warning({ step, day, onAnswer }: WarningProps) {
  const intl = useIntl()
  const word = (id: string) => intl.formatMessage({ id })
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={word(step === 'save' ? 'office.tax_past_save_title' : 'office.tax_past_remove_title')}
      closeLabel={word('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {word('office.cancel')}
          </Button>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            {word(step === 'save' ? 'office.tax_past_save' : 'office.tax_past_remove')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        {day === null ? null : (
          <p className="font-semibold">
            {intl.formatMessage(
              { id: 'office.tax_past_since' },
              { day: intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }) },
            )}
          </p>
        )}
        <p>{word('office.tax_past_orders')}</p>
        <p>{word(step === 'save' ? 'office.tax_past_now' : 'office.tax_past_without')}</p>
        <p>{word('office.tax_past_instead')}</p>
      </div>
    </Dialog>
  )
}
