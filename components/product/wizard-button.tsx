'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { ButtonLink } from '@/components/ui/button-link'
import { isPlainClick } from '@/components/ui/plain-click'
import type { PanelData } from '@/lib/catalog/panel/data'
import { imagesOf } from '@/lib/catalog/panel/model'
import { idsOf, stepAfter, wizardQuery } from '@/lib/catalog/ski/choice'
import { pendingChoices, selectedVariant } from '@/lib/catalog/variant'
import { useMarket } from '@/lib/intl/market-context'

import { askForChoice } from './ask-for-choice'
import { useProduct } from './product-context'

/** Loaded at the press, or with the page when the shopper has already chosen parts of a package. */
const store = () => import('@/stores/ski-wizard')

/**
 * Opens the ski wizard with this product chosen, at the group that is still missing (spec 3 §4 "Ski wizard add"). Without script it is a
 * link that contains only this product.
 */
export default function WizardButton({ wizard }: { wizard: NonNullable<PanelData['wizard']> }) {
  const intl = useIntl()
  const router = useRouter()
  const market = useMarket()
  const { panel, model, selected, latest } = useProduct()
  const [isEnabled, setEnabled] = useState(false)
  const { sport, group, href } = wizard

  useEffect(() => {
    let isGone = false
    void store().then(({ skiWizard }) => {
      skiWizard.hydrate()
      if (!isGone) setEnabled(skiWizard.store.getState()[sport].isEnabled)
    })
    return () => {
      isGone = true
    }
  }, [sport])

  const own = { skis: null, bindings: null, boots: null, [group]: selected.variant?.id ?? null }
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const now = latest()
    const [choice] = pendingChoices(model, now)
    const { variant } = selectedVariant(model, now)
    if (choice || !variant) return askForChoice(intl, choice ?? 'size')
    Promise.all([store(), import('@/stores/market')])
      .then(([{ skiWizard }, { applyMarket }]) => {
        applyMarket(market)
        void skiWizard.choose(sport, group, {
          variantId: variant.id,
          modelId: panel.id,
          name: `${panel.brand.name} ${panel.name}`,
          slug: panel.path,
          image: imagesOf(panel, variant.colorSlug)[0]?.path ?? '',
        })
        const { skis, bindings, boots } = skiWizard.store.getState()[sport]
        const choices = { skis, bindings, boots }
        router.push(href + wizardQuery(idsOf(choices), stepAfter(choices)))
      })
      .catch(() => window.location.assign(href + wizardQuery(own, null)))
  }

  return (
    <ButtonLink variant="secondary" size="lg" wide icon="plus" href={href + wizardQuery(own, null)} onClick={press}>
      <FormattedMessage id={isEnabled ? 'product.wizard_choose' : 'product.wizard_add'} />
    </ButtonLink>
  )
}
