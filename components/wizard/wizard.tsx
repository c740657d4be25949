'use client'

import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { chosenCount, NO_CHOICES, SKI_STEPS, type SkiStep } from '@/lib/catalog/ski/choice'
import { undeliverableGroups } from '@/lib/catalog/ski/products'
import { readSkier } from '@/lib/catalog/ski/skier'
import type { SkiWizardAnswer, SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { useMarket } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'

import { PartList } from './part-list'
import { focusSkierField, SkierForm } from './skier-form'
import { Steps } from './steps'
import { PACKAGE_HEADING, Summary, usePackagePrices } from './summary'
import { STEP_HEADING, useWizard, type Wizard as WizardState, type WizardSetup } from './use-wizard'

interface WizardProps extends Omit<WizardSetup, 'products'> {
  data: SkiWizardAnswer
  /** Path of the wizard in product addresses, without slashes at its ends. */
  entry: string
}

/** The ski wizard of one sport: the parts on the left, the package on the right (spec 2 §2 "Ski wizard"). */
export function Wizard({ data, entry, ...setup }: WizardProps) {
  const wizard = useWizard({ ...setup, products: data.products })
  const [showsErrors, setShowsErrors] = useState(false)
  const { sport, base } = setup
  const { step } = wizard
  const onSkierMissing = () => {
    setShowsErrors(true)
    wizard.go('skier')
    const [first] = readSkier(wizard.draft).wrong
    // After the focus has moved to the step's heading.
    if (first) requestAnimationFrame(() => requestAnimationFrame(() => focusSkierField(first)))
  }
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="flex min-w-0 flex-col gap-6">
        <Undeliverable products={data.products} />
        <Steps wizard={wizard} />
        <h2 id={STEP_HEADING} tabIndex={-1} className="scroll-mt-24 text-2xl outline-offset-4">
          <FormattedMessage id={`wizard.choose_${step}`} />
        </h2>
        {step === 'skier' ? (
          <SkierForm sport={sport} wizard={wizard} showsErrors={showsErrors} />
        ) : (
          <PartList key={step} sport={sport} group={step} wizard={wizard} products={data.products} entry={entry} />
        )}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
        <Summary sport={sport} wizard={wizard} data={data} base={base} onSkierMissing={onSkierMissing} />
      </div>
      <PhoneBar wizard={wizard} products={data.products} />
    </div>
  )
}

/** Without skis and bindings that can be sent there is no package, so it is said before anything is chosen. */
function Undeliverable({ products }: { products: readonly SkiWizardProduct[] }) {
  const { formatDisplayName } = useIntl()
  const { country } = useMarket()
  if (undeliverableGroups(products, NO_CHOICES).length === 0) return null
  return (
    <p className="flex items-start gap-2 rounded-card border border-warning px-4 py-3">
      <Icon name="warning" size={20} className="mt-0.5 text-warning" />
      <FormattedMessage
        id="wizard.undeliverable"
        values={{ country: formatDisplayName(country.toUpperCase(), { type: 'region' }) }}
      />
    </p>
  )
}

/** On narrow screens the package is below the list. This bar shows its price and the next step at the lower edge. */
function PhoneBar({ wizard, products }: { wizard: WizardState; products: readonly SkiWizardProduct[] }) {
  const intl = useIntl()
  const money = useMoney(useMarket().currency)
  const prices = usePackagePrices(wizard, products)
  const next = SKI_STEPS.find((step) => (step === 'skier' ? wizard.skier === null : wizard.choices[step] === null))
  const price = prices === null ? '…' : money(prices.together)
  if (chosenCount(wizard.choices) === 0) return null
  const toPackage = () => {
    const heading = document.getElementById(PACKAGE_HEADING)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  const name = (step: SkiStep) => intl.formatMessage({ id: `wizard.${step}` })
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-3 border-t border-line bg-surface px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className="min-w-0 flex-1 text-sm leading-tight">
        <span className="block text-ink-muted">
          <FormattedMessage id={wizard.prices.discount === null ? 'wizard.total' : 'wizard.package_price'} />
        </span>
        <span className="text-lg font-bold tabular">{price}</span>
      </p>
      {next && next !== wizard.step && (
        <Button onClick={() => wizard.go(next)}>
          {intl.formatMessage({ id: 'wizard.next' }, { step: name(next) })}
        </Button>
      )}
      {(!next || next === wizard.step) && (
        <Button onClick={toPackage}>
          <FormattedMessage id="wizard.package" />
        </Button>
      )}
    </div>
  )
}
