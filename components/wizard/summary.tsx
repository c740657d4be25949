'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { onPlainClick } from '@/components/ui/plain-click'
import { ProductName } from '@/components/ui/product-name'
import { PRODUCT_TOAST_MS, toast } from '@/components/ui/toast'
import { chosenCount, idsOf, isComplete, type SkiChoice, type SkiStep, wizardQuery } from '@/lib/catalog/ski/choice'
import { SKI_GROUPS, type SkiGroup, type SkiSport } from '@/lib/catalog/ski/compatibility'
import { choicePrices, findVariant, priceFor, undeliverableGroups, variantText } from '@/lib/catalog/ski/products'
import type { SkiWizardAnswer, SkiWizardProduct } from '@/lib/contract/schemas/ski'
import { useMarket, usePrice, useShopPrice } from '@/lib/intl/market-context'
import { useMoney } from '@/lib/intl/use-money'
import { skiWizard } from '@/stores/ski-wizard'
import { useViewer } from '@/stores/viewer'

import { Warning } from './part-row'
import type { Wizard } from './use-wizard'

export const PACKAGE_HEADING = 'wizard-package'

interface SummaryProps {
  sport: SkiSport
  wizard: Wizard
  data: SkiWizardAnswer
  base: string
  /** Called when the package is added without the skier's data. */
  onSkierMissing: () => void
}

/** The package so far: its parts, problems, price, and the button that adds it to the cart. */
export function Summary({ sport, wizard, data, base, onSkierMissing }: SummaryProps) {
  const intl = useIntl()
  return (
    <section
      aria-labelledby={PACKAGE_HEADING}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={PACKAGE_HEADING} tabIndex={-1} className="scroll-mt-24 text-2xl outline-offset-4">
        <FormattedMessage id="wizard.package" />
      </h2>
      <ul className="flex flex-col gap-3">
        {SKI_GROUPS.map((group) => (
          <Slot key={group} group={group} wizard={wizard} data={data} />
        ))}
        <SkierSlot wizard={wizard} />
      </ul>
      <Totals wizard={wizard} sport={sport} products={data.products} />
      <AddButton sport={sport} wizard={wizard} data={data} onSkierMissing={onSkierMissing} />
      <noscript>
        <p className="text-sm text-ink-muted">{intl.formatMessage({ id: 'wizard.needs_script' })}</p>
      </noscript>
      {wizard.choices.boots === null && isComplete(wizard.choices, wizard.wrong) && (
        <p className="text-sm text-ink-muted">
          <FormattedMessage id="wizard.boots_optional" />
        </p>
      )}
      {data.bundle.description && (
        <p className="flex items-start gap-2 text-sm text-ink-muted">
          <Icon name="check" size={18} className="mt-px" />
          {data.bundle.description}
        </p>
      )}
      {chosenCount(wizard.choices) > 0 && <ShareButton wizard={wizard} base={base} />}
    </section>
  )
}

/** Properties of a link to a step of the wizard. A plain click changes the step without loading a page. */
const toStep = (wizard: Wizard, step: SkiStep) => ({
  href: wizard.hrefOf(step),
  scroll: false,
  onClick: (event: MouseEvent) => onPlainClick(event, () => wizard.go(step)),
})

interface SlotProps {
  group: SkiGroup
  wizard: Wizard
  data: SkiWizardAnswer
}

function Slot({ group, wizard, data }: SlotProps) {
  const choice = wizard.choices[group]
  if (choice) return <ChosenPart group={group} choice={choice} wizard={wizard} data={data} />
  return (
    <li>
      <Link
        {...toStep(wizard, group)}
        className="flex min-h-18 items-center gap-3 rounded-card border border-dashed border-line-strong px-4 font-semibold text-ink-muted hover:border-ink hover:text-ink"
      >
        <Icon name="plus" size={20} />
        <FormattedMessage id={`wizard.choose_${group}`} />
      </Link>
    </li>
  )
}

/** A chosen part, with links to change and to remove it. */
function ChosenPart({ group, choice, wizard, data }: SlotProps & { choice: SkiChoice }) {
  const intl = useIntl()
  const format = usePrice()
  const viewer = useViewer()
  const found = findVariant(data.products, group, choice.variantId)
  const isWrong = wizard.wrong.includes(group)
  return (
    <li
      className={cx(
        'grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-3 rounded-card border p-2',
        isWrong ? 'border-warning' : 'border-line',
      )}
    >
      <Picture
        path={choice.image}
        alt=""
        width={96}
        height={96}
        sizes="64px"
        className="aspect-square w-full rounded-control bg-surface-2 object-cover"
      />
      <div className="min-w-0 py-0.5 text-sm">
        <p className="leading-tight font-semibold">
          <ProductName name={choice.name} />
        </p>
        {found && (
          <p className="text-ink-muted">
            {[variantText(found), format(priceFor(found, viewer))].filter(Boolean).join('\u00a0· ')}
          </p>
        )}
        <Link
          {...toStep(wizard, group)}
          aria-label={intl.formatMessage(
            { id: 'wizard.change_part' },
            { part: intl.formatMessage({ id: `wizard.${group}` }) },
          )}
          className="link inline-flex min-h-6 items-center"
        >
          <FormattedMessage id="wizard.change" />
        </Link>
        {(isWrong || found?.product.undeliverable) && (
          <div className="mt-1">
            <Warning id={isWrong ? 'wizard.incompatible' : 'grid.undeliverable'} />
          </div>
        )}
      </div>
      <IconButton
        icon="trash"
        label={intl.formatMessage({ id: 'wizard.remove_part' }, { name: choice.name })}
        onClick={() => wizard.choose(group, null)}
      />
    </li>
  )
}

function SkierSlot({ wizard }: { wizard: Wizard }) {
  const intl = useIntl()
  const { skier } = wizard
  return (
    <li className="flex items-center gap-3 border-t border-line pt-3 text-sm">
      <Icon name="user" size={20} className="text-ink-muted" />
      {skier && (
        <span className="min-w-0 flex-1">
          {intl.formatMessage(
            { id: 'wizard.skier_short' },
            { weight: skier.weight, height: skier.height, age: skier.age, shoe: skier.shoe_size },
          )}
        </span>
      )}
      <Link
        {...toStep(wizard, 'skier')}
        aria-label={
          skier
            ? intl.formatMessage({ id: 'wizard.change_part' }, { part: intl.formatMessage({ id: 'wizard.skier' }) })
            : undefined
        }
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        <FormattedMessage id={skier ? 'wizard.change' : 'wizard.fill_in_skier'} />
      </Link>
    </li>
  )
}

/** What the chosen parts cost here, rounded as the cart rounds them; null while it is unknown. */
export function usePackagePrices(
  { choices, prices }: Pick<Wizard, 'choices' | 'prices'>,
  products: readonly SkiWizardProduct[],
): { apart: number; together: number } | null {
  return choicePrices({ products, choices, prices }, useViewer(), useShopPrice())
}

/** The price: separate and as a package once it is complete (spec 2 §4). */
function Totals({
  wizard,
  sport,
  products,
}: {
  wizard: Wizard
  sport: SkiSport
  products: readonly SkiWizardProduct[]
}) {
  const intl = useIntl()
  const money = useMoney(useMarket().currency)
  const prices = usePackagePrices(wizard, products)
  const isPackage = wizard.prices.discount !== null
  return (
    <div role="status" className="flex min-h-16 flex-col gap-1 border-t border-line pt-4">
      {wizard.loading === 'loading' && (
        <p className="text-sm text-ink-muted">
          <FormattedMessage id="wizard.loading" />
        </p>
      )}
      {wizard.loading === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-sale">
          <FormattedMessage id="wizard.failed" />
          <button type="button" className="link min-h-11 font-semibold" onClick={() => void skiWizard.refresh(sport)}>
            <FormattedMessage id="wizard.retry" />
          </button>
        </p>
      )}
      {wizard.loading === 'idle' && prices !== null && (
        <>
          {isPackage && (
            <p className="flex justify-between gap-4 text-sm text-ink-muted">
              <span>
                <FormattedMessage id="wizard.separately" />
              </span>
              <s>{money(prices.apart)}</s>
            </p>
          )}
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-semibold">
              <FormattedMessage id={isPackage ? 'wizard.package_price' : 'wizard.total'} />
            </span>
            <span data-price className="text-3xl font-bold tabular">
              {money(prices.together)}
            </span>
          </p>
          {isPackage && (
            <p className="text-right text-sm font-semibold text-success">
              {intl.formatMessage({ id: 'wizard.you_save' }, { amount: money(prices.apart - prices.together) })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function AddButton({ sport, wizard, data, onSkierMissing }: Omit<SummaryProps, 'base'>) {
  const intl = useIntl()
  const router = useRouter()
  const { routes } = useMarket()
  const [isBusy, setBusy] = useState(false)
  const { choices, skier } = wizard
  const isUndeliverable = undeliverableGroups(data.products, choices).length > 0

  const add = async () => {
    const missing = choices.skis === null ? 'skis' : choices.bindings === null ? 'bindings' : null
    if (missing) return wizard.go(missing)
    if (wizard.wrong.length > 0)
      return void toast(intl.formatMessage({ id: 'wizard.incompatible' }), {
        tone: 'warning',
        duration: PRODUCT_TOAST_MS,
      })
    if (!skier) return onSkierMissing()
    setBusy(true)
    const { cartStore } = await import('@/stores/cart')
    cartStore.getState().addBundle({
      id: data.bundle.id,
      amount: 1,
      mainProduct: { productId: choices.skis?.variantId ?? 0 },
      skier,
      secondaryProducts: [choices.bindings, choices.boots].flatMap((choice) =>
        choice ? [{ productId: choice.variantId }] : [],
      ),
    })
    // Stops writing the choices into the address, because the navigation to the cart follows.
    skiWizard.leave()
    skiWizard.reset(sport)
    router.push(routes.checkout)
  }

  return (
    <Button
      size="lg"
      wide
      icon="cart"
      busy={isBusy}
      disabled={isUndeliverable}
      aria-disabled={wizard.loading === 'loading' || undefined}
      onClick={() =>
        wizard.loading !== 'loading' &&
        add().catch(() => {
          setBusy(false)
          toast(intl.formatMessage({ id: 'wizard.add_failed' }), { tone: 'error', duration: PRODUCT_TOAST_MS })
        })
      }
    >
      <FormattedMessage id="wizard.add" />
    </Button>
  )
}

/** Shares the address of this package, without the step. */
function ShareButton({ wizard, base }: { wizard: Wizard; base: string }) {
  const intl = useIntl()
  const share = async () => {
    const url = window.location.origin + base + wizardQuery(idsOf(wizard.choices), null)
    try {
      await navigator.clipboard.writeText(url)
      toast(intl.formatMessage({ id: 'wizard.shared' }), { tone: 'success' })
    } catch {
      toast(intl.formatMessage({ id: 'wizard.share_failed' }), { tone: 'warning' })
    }
  }
  return (
    <Button variant="quiet" icon="copy" wide onClick={() => void share()}>
      <FormattedMessage id="wizard.share" />
    </Button>
  )
}
